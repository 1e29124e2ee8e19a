import type { Definition, FlowNode, WhoRule } from '@shouya/approvals/definition'
import { TEXTS } from '@shouya/approvals/limits'
import type { Expression } from '@shouya/forms/expression'
import { z } from 'zod'
import { id, line } from './fields.ts'

const nodeId = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/)
const model = z.string().min(1).max(100)
/** In a draft unselected and unwritten parts are empty; `validateDefinition` reports them. */
const unfinished = { model: z.string().max(100), key: line(TEXTS.group), name: line(TEXTS.name) }
const optionalName = line(TEXTS.name).optional()
const fieldRights = z.record(model, z.enum(['read', 'write', 'hidden']))
const topic = z.string().min(1).max(60)
const hours = z.number().positive().max(8760)
const count = z.int().min(1).max(100)

/** A tree of `{op, args}`: the engine checks it against the form's fields. */
const expression = z.record(z.string(), z.unknown()) as unknown as z.ZodType<Expression>

const level = { level: z.int().min(1).max(12), fallbackUp: z.boolean() }
const pickLimits = { min: z.int().min(0).max(50), max: z.int().min(1).max(50) }
const scope = z.enum(['all', 'initiatorDept', 'initiatorCompany', 'initiatorParty'])
const weight = { weight: z.int().min(1).max(1000).optional() }

const whoRule: z.ZodType<WhoRule> = z.discriminatedUnion('rule', [
  z.strictObject({ ...weight, rule: z.literal('users'), users: z.array(id).max(50) }),
  z.strictObject({
    ...weight,
    rule: z.enum(['role', 'post']),
    key: unfinished.key,
    scope,
    fallbackUp: z.boolean().optional(),
  }),
  z.strictObject({ ...weight, rule: z.literal('group'), key: unfinished.key }),
  z.strictObject({
    ...weight,
    rule: z.literal('deptHead'),
    of: z.union([z.literal('initiator'), z.strictObject({ field: unfinished.model })]),
    ...level,
  }),
  z.strictObject({
    ...weight,
    rule: z.literal('headsChain'),
    from: z.int().min(1).max(12),
    upTo: z.union([z.int().min(1).max(12), z.literal('top')]),
  }),
  z.strictObject({ ...weight, rule: z.literal('superior'), level: z.int().min(1).max(12) }),
  z.strictObject({ ...weight, rule: z.literal('initiator') }),
  z.strictObject({
    ...weight,
    rule: z.enum(['initiatorPick', 'previousPick']),
    get from() {
      return z.array(whoRule).max(20).optional()
    },
    ...pickLimits,
  }),
  z.strictObject({ ...weight, rule: z.literal('field'), model: unfinished.model }),
  z.strictObject({ ...weight, rule: z.literal('fieldDeptHead'), model: unfinished.model, ...level }),
])

const mode = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  z.strictObject({ kind: z.literal('any'), anyRefuse: z.enum(['first', 'all']), claim: z.boolean().optional() }),
  z.strictObject({ kind: z.literal('seq') }),
  z.strictObject({ kind: z.literal('ratio'), pass: z.number().min(0).max(100) }),
  z.strictObject({ kind: z.literal('weight'), pass: z.number().min(0).max(100) }),
])

const target = nodeId
const due = z.strictObject({
  hours,
  calendar: z.enum(['work', 'all']),
  remindEvery: hours.optional(),
  maxReminds: z.int().min(0).max(100).optional(),
  outcome: z.enum(['none', 'agree', 'refuse', 'transfer', 'escalate']),
  to: z.array(whoRule).max(20).optional(),
})

const people = {
  id: nodeId,
  name: unfinished.name,
  who: z.array(whoRule).max(20),
  mode,
  returnable: z.array(target).max(50).optional(),
  afterReturn: z.enum(['rerun', 'jumpBack']).optional(),
  actions: z
    .array(
      z.enum(['refuse', 'return', 'transfer', 'delegate', 'addBefore', 'addAfter', 'addParallel', 'takeBack', 'cc']),
    )
    .max(9)
    .optional(),
  fields: fieldRights.optional(),
  require: z
    .strictObject({
      reason: z.enum(['onRefuse', 'always', 'never']).optional(),
      signature: z.boolean().optional(),
      freshForm: z.boolean().optional(),
    })
    .optional(),
  due: due.optional(),
}

const flowNode: z.ZodType<FlowNode> = z.discriminatedUnion('type', [
  z.strictObject({
    ...people,
    type: z.literal('approve'),
    onRefuse: z
      .discriminatedUnion('do', [
        z.strictObject({ do: z.literal('end') }),
        z.strictObject({ do: z.literal('return'), to: target }),
      ])
      .optional(),
  }),
  z.strictObject({ ...people, type: z.literal('handle') }),
  z.strictObject({
    id: nodeId,
    type: z.literal('cc'),
    name: unfinished.name,
    who: z.array(whoRule).max(20),
    fields: fieldRights.optional(),
  }),
  z.strictObject({
    id: nodeId,
    type: z.enum(['choice', 'parallel', 'inclusive']),
    name: optionalName,
    get branches() {
      return z.array(branch).max(50)
    },
  }),
  z.strictObject({
    id: nodeId,
    type: z.literal('delay'),
    name: optionalName,
    hours,
    calendar: z.enum(['work', 'all']),
  }),
  z.strictObject({ id: nodeId, type: z.literal('trigger'), name: optionalName, topic, undo: topic.optional() }),
])

const branch = z.strictObject({
  id: nodeId,
  name: optionalName,
  if: expression.optional(),
  else: z.literal(true).optional(),
  flow: z.array(flowNode).max(200),
})

/**
 * The shape of a flow's definition (format 1, `@shouya/approvals`). Its meaning (earlier targets, conditions that fit
 * their fields, reachable branches) is checked by `validateDefinition` when it is published.
 */
export const flowDefinition: z.ZodType<Definition> = z.strictObject({
  format: z.literal(1),
  name: line(TEXTS.name, 1),
  title: z
    .array(
      z.union([
        z.strictObject({ text: line(TEXTS.title) }),
        z.strictObject({ field: model }),
        z.strictObject({ of: z.enum(['initiator', 'flow', 'day']) }),
      ]),
    )
    .max(20)
    .optional(),
  summary: z.array(model).max(3).optional(),
  policies: z.strictObject({
    withdraw: z.enum(['beforeFirstAction', 'untilEnd', 'never']),
    duplicate: z.enum(['never', 'everApproved', 'consecutive']),
    duplicateIfFormChanged: z.enum(['ask', 'pass']),
    standIn: z.enum(['apart', 'together']).optional(),
    selfApprove: z.enum(['superior', 'deptHead']),
    empty: z.strictObject({ to: z.enum(['pass', 'refuse', 'admin', 'users']), users: z.array(id).max(50).optional() }),
    maxRounds: count,
    urgeEvery: z.int().min(1).max(10_080),
  }),
  start: z.strictObject({ fields: fieldRights, picks: z.array(nodeId).max(50) }),
  flow: z.array(flowNode).max(200),
  onPass: z
    .array(z.strictObject({ topic, undo: topic.optional() }))
    .max(20)
    .optional(),
  groups: z
    .array(z.strictObject({ key: unfinished.key, users: z.array(id).max(50) }))
    .max(20)
    .optional(),
})

/** The same as output: it was checked as input. */
export const shownDefinition = z.record(z.string(), z.unknown()) as unknown as z.ZodType<Definition>
