import type { RemindCode } from '@shouya/contract/reminders'
import { linkTo } from '@shouya/noun/noun'
import type { Ctx } from '@shouya/server/core/context.ts'
import { remind, settle } from '@shouya/server/core/messages/remind.ts'
import { agent } from '../noun.ts'

type Code = Extract<RemindCode, `agent_${string}`>
type About = { id: number; agent_name: string; version: number }

/** Tells people what has happened to an agent, or what waits for them. */
export const tell = (
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  code: Code,
  { id, agent_name, version }: About,
  receivers: readonly number[],
  { reason }: { reason: string } = { reason: '' },
) =>
  remind(
    db,
    {
      ...{ code, receivers, params: { name: agent_name, reason }, link: linkTo(agent, id), table: agent.table, id },
      ...{ act: version, level: 1 },
    },
    now,
  )

/** What people were told to do has been done. */
export const settleTold = ({ db, now, user }: Pick<Ctx, 'db' | 'now' | 'user'>, codes: readonly Code[], id: number) =>
  settle(db, { codes: [...codes], table: agent.table, id, by: user.userId }, now)
