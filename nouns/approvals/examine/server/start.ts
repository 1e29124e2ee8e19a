import type { Definition, FlowNode, WhoRule } from '@shouya/approvals/definition'
import type { Flow } from '@shouya/approvals/flow'
import { entriesOf } from '@shouya/approvals/indexFlow'
import type { Instance } from '@shouya/approvals/instance'
import type { Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { requestStates } from '../../request/noun.ts'
import { frozenFlow } from '../../request/server/frozenFlow.ts'
import type { Row } from '../../request/server/request.ts'
import { startable } from '../../way/server/startable.ts'
import type * as OaExamine from '../contract.ts'
import { openDraft } from './draft.ts'
import { peopleNamed } from './people.ts'

/** A flow to start: its form, the initiator's field rights, and the nodes for which the initiator picks people. */
export async function getStart(ctx: Ctx, { id }: Input<typeof OaExamine.GetStart>) {
  const row = await startable(ctx, id)
  const { definition } = await frozenFlow(ctx.db, row.version_id)
  const { document } = await ctx.db
    .selectFrom('appr_flow_version')
    .innerJoin('form_version', 'form_version.id', 'form_version_id')
    .select('document')
    .where('appr_flow_version.id', '=', row.version_id)
    .executeTakeFirstOrThrow()
  return { ...row, document, rights: { ...definition.start.fields }, picks: pickNodes(definition) }
}

/** The same for a draft or a returned request, with the people who are already picked. */
export async function keptStart(ctx: Ctx, row: Row, { definition }: Flow, state: Instance) {
  const { draft, returned } = requestStates
  if (row.initiator_id !== ctx.user.userId || (row.status !== draft && row.status !== returned)) return null
  const nodes = pickNodes(definition)
  const all = row.status === draft ? openDraft(ctx.services.keys, row.id, row.draft).picks : state.picks
  const picks = Object.fromEntries(nodes.map(({ node }) => [node, [...(all[node] ?? [])]]))
  return { nodes, picks, people: await peopleNamed(ctx, Object.values(picks).flat()) }
}

const pickNodes = (definition: Definition) =>
  entriesOf(definition).flatMap(({ node }) => {
    const rule = pickOf(node)
    return rule && definition.start.picks.includes(node.id)
      ? [{ node: node.id, name: node.name ?? '', min: rule.min, max: rule.max }]
      : []
  })

const isPick = (rule: WhoRule): rule is Extract<WhoRule, { rule: 'initiatorPick' | 'previousPick' }> =>
  rule.rule === 'initiatorPick'

const pickOf = (node: FlowNode) => ('who' in node ? node.who.find(isPick) : undefined)
