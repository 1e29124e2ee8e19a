import { compile } from '@shouya/forms/compile'
import type { FormDocument } from '@shouya/forms/document'
import type { JsonPath } from '@shouya/forms/json'
import type { ValueKind } from '@shouya/forms/valueKind'
import type { CcNode, Definition, FieldRights, PeopleNode, WhoRule } from '../definition.ts'
import { type Entry, entriesOf, relate } from '../indexFlow.ts'
import type { Report } from '../problem.ts'

/** Models at the top of a form with the kind of their values. */
export type Fields = ReadonlyMap<string, ValueKind | undefined>

/** What rules, rights and titles can name. */
export const fieldsOf = (form: FormDocument): Fields =>
  new Map([...compile(form).top.byModel].map(([model, { kind }]) => [model, kind]))

/** Kinds of values that can hold ids of people or units. */
const HOLDING: ReadonlySet<ValueKind | undefined> = new Set(['choice', 'choices', 'number', 'any'])

/** How the people of a node are found. */
export function validateWho(
  node: PeopleNode | CcNode,
  entry: Entry,
  definition: Definition,
  fields: Fields,
  report: Report,
): undefined {
  if (node.who.length === 0) report('who.missing', ['who'])
  const picks = node.who.filter(({ rule }) => rule === 'initiatorPick' || rule === 'previousPick')
  if (picks.length > 1) report('pick.two', ['who'])
  for (const [index, rule] of node.who.entries()) {
    const path = ['who', index]
    checkRule(rule, path, { fields, definition }, report)
    checkWeight(node, rule, path, report)
    if (rule.rule === 'initiator' && node.type === 'approve') report('who.initiator', path)
    if (rule.rule === 'headsChain' && (!('mode' in node) || node.mode.kind !== 'seq')) report('who.heads', path)
    checkPick(node, entry, rule, path, definition, report)
  }
  const late = ('due' in node && node.due?.to) || []
  for (const [index, rule] of late.entries()) checkRule(rule, ['due', 'to', index], { fields, definition }, report)
}

/** What a rule may name. */
interface Named {
  readonly fields: Fields
  readonly definition: Definition
}

function checkRule(rule: WhoRule, path: JsonPath, named: Named, report: Report): undefined {
  const { fields, definition } = named
  switch (rule.rule) {
    case 'users':
      return rule.users.length === 0 ? report('who.users', [...path, 'users']) : undefined
    case 'role':
    case 'post':
      return rule.key === '' ? report('who.key', [...path, 'key']) : undefined
    case 'group':
      return definition.groups?.some(({ key }) => key === rule.key)
        ? undefined
        : report('who.group', [...path, 'key'], { key: rule.key })
    case 'field':
      return checkHolder(rule.model, [...path, 'model'], fields, report)
    case 'superior':
      return checkLevel(rule.level, path, report)
    case 'fieldDeptHead':
      checkLevel(rule.level, path, report)
      return checkHolder(rule.model, [...path, 'model'], fields, report)
    case 'deptHead':
      checkLevel(rule.level, path, report)
      return rule.of === 'initiator' ? undefined : checkHolder(rule.of.field, [...path, 'of', 'field'], fields, report)
    case 'headsChain':
      checkLevel(rule.from, path, report)
      return rule.upTo === 'top' || rule.upTo >= rule.from ? undefined : report('who.level', [...path, 'upTo'])
    case 'initiatorPick':
    case 'previousPick':
      if (!(rule.min >= 1 && rule.max >= rule.min)) report('pick.count', path)
      for (const [index, each] of rule.from?.entries() ?? []) checkRule(each, [...path, 'from', index], named, report)
  }
}

const checkLevel = (level: number, path: JsonPath, report: Report): undefined =>
  Number.isInteger(level) && level >= 1 ? undefined : report('who.level', path)

function checkHolder(model: string, path: JsonPath, fields: Fields, report: Report): undefined {
  if (!fields.has(model)) report('field.unknown', path, { model })
  else if (!HOLDING.has(fields.get(model))) report('field.kind', path, { model })
}

/** An attribute that nothing would come of is a mistake. */
function checkWeight(node: PeopleNode | CcNode, { weight }: WhoRule, path: JsonPath, report: Report): undefined {
  if (weight === undefined) return
  if (!('mode' in node) || node.mode.kind !== 'weight') report('weight.unused', [...path, 'weight'])
  else if (!(weight > 0)) report('weight.value', [...path, 'weight'])
}

function checkPick(
  node: PeopleNode | CcNode,
  entry: Entry,
  rule: WhoRule,
  path: JsonPath,
  definition: Definition,
  report: Report,
): undefined {
  if (rule.rule === 'initiatorPick' && !definition.start.picks.includes(node.id)) report('pick.unlisted', path)
  if (rule.rule !== 'previousPick') return
  const before = entriesOf(definition).some(
    (other) => 'mode' in other.node && relate(other.way, entry.way) === 'before' && isOnEveryWay(other, entry),
  )
  if (!before) report('pick.first', path)
}

/** Whether every way to `later` leads past `earlier`: no gateway with a choice holds the one without the other. */
export const isOnEveryWay = (earlier: Entry, later: Entry): boolean =>
  earlier.around.every(
    ({ gateway }) => gateway.type === 'parallel' || later.around.some((each) => each.gateway === gateway),
  )

/** Field rights of a node; who is informed writes nothing. */
export function validateFields(rights: FieldRights, isCopy: boolean, fields: Fields, report: Report): undefined {
  for (const [model, right] of Object.entries(rights)) {
    if (!fields.has(model)) report('field.unknown', ['fields', model], { model })
    if (isCopy && right === 'write') report('fields.write', ['fields', model], { model })
  }
}
