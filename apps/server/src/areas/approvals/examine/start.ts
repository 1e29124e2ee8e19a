import type { FlowNode, WhoRule } from '@shouya/approvals/definition'
import { entriesOf } from '@shouya/approvals/indexFlow'
import type { Input } from '@shouya/contract/action'
import type * as OaExamine from '@shouya/contract/controllers/OaExamine'
import type { Ctx } from '../../../core/context.ts'
import { frozenFlow } from '../run/frozenFlow.ts'
import { startable } from './startable.ts'

/** A flow to start: its form, what of it the initiator fills in, whom the initiator picks. */
export async function getStart(ctx: Ctx, { id }: Input<typeof OaExamine.GetStart>) {
  const row = await startable(ctx, id)
  const { definition } = await frozenFlow(ctx.db, row.version_id)
  const { document } = await ctx.db
    .selectFrom('appr_flow_version')
    .innerJoin('form_version', 'form_version.id', 'form_version_id')
    .select('document')
    .where('appr_flow_version.id', '=', row.version_id)
    .executeTakeFirstOrThrow()
  const picks = entriesOf(definition).flatMap(({ node }) => {
    const rule = pickOf(node)
    return rule && definition.start.picks.includes(node.id)
      ? [{ node: node.id, name: node.name ?? '', min: rule.min, max: rule.max }]
      : []
  })
  return { ...row, document, rights: { ...definition.start.fields }, picks }
}

const isPick = (rule: WhoRule): rule is Extract<WhoRule, { rule: 'initiatorPick' | 'previousPick' }> =>
  rule.rule === 'initiatorPick'

const pickOf = (node: FlowNode) => ('who' in node ? node.who.find(isPick) : undefined)
