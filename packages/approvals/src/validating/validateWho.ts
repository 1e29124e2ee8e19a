import type { CompiledField } from '@shouya/forms/compiledForm'
import type { JsonPath } from '@shouya/forms/json'
import { labelOf } from '@shouya/forms/readOptions'
import type { CcNode, Definition, FieldRights, PeopleNode, WhoRule } from '../definition.ts'
import { type Entry, entriesOf, relate } from '../indexFlow.ts'
import type { Offers } from '../offers.ts'
import type { Report } from '../problem.ts'

/** The fields at the top of a form, which rules, rights and titles can name. */
export type Fields = ReadonlyMap<string, CompiledField>

/** What a rule may refer to. */
interface Named {
  readonly fields: Fields
  readonly definition: Definition
  readonly offers: Pick<Offers, 'people' | 'units'>
}

/** The rules that find the people of a node. */
export function validateWho(node: PeopleNode | CcNode, entry: Entry, named: Named, report: Report): undefined {
  if (node.who.length === 0) report('who.missing', ['who'])
  const picks = node.who.filter(({ rule }) => rule === 'initiatorPick' || rule === 'previousPick')
  if (picks.length > 1) report('pick.two', ['who'])
  for (const [index, rule] of node.who.entries()) {
    const path = ['who', index]
    checkRule(rule, path, named, report)
    checkWeight(node, rule, path, report)
    if (rule.rule === 'initiator' && node.type === 'approve') report('who.initiator', path)
    if (rule.rule === 'headsChain' && (!('mode' in node) || node.mode.kind !== 'seq')) report('who.heads', path)
    checkPick(node, entry, rule, path, named.definition, report)
  }
  const onTimeout = ('due' in node && node.due?.to) || []
  for (const [index, rule] of onTimeout.entries()) checkRule(rule, ['due', 'to', index], named, report)
}

function checkRule(rule: WhoRule, path: JsonPath, named: Named, report: Report): undefined {
  const { definition } = named
  switch (rule.rule) {
    case 'users':
      return rule.users.length === 0 ? report('who.users', [...path, 'users']) : undefined
    case 'role':
    case 'post':
      return checkMembers(rule, path, report)
    case 'group':
      return definition.groups?.some(({ key }) => key === rule.key)
        ? undefined
        : report('who.group', [...path, 'key'], { key: rule.key })
    case 'field':
      return checkHolder('people', rule.model, [...path, 'model'], named, report)
    case 'superior':
      return checkLevel(rule.level, path, report)
    case 'fieldDeptHead':
      checkLevel(rule.level, path, report)
      return checkHolder('units', rule.model, [...path, 'model'], named, report)
    case 'deptHead':
      checkLevel(rule.level, path, report)
      return rule.of === 'initiator'
        ? undefined
        : checkHolder('people', rule.of.field, [...path, 'of', 'field'], named, report)
    case 'headsChain':
      checkLevel(rule.from, path, report)
      return rule.upTo === 'top' || rule.upTo >= rule.from ? undefined : report('who.level', [...path, 'upTo'])
    case 'initiatorPick':
    case 'previousPick':
      if (!(rule.min >= 1 && rule.max >= rule.min)) report('pick.count', path)
      for (const [index, inner] of rule.from?.entries() ?? []) checkRule(inner, [...path, 'from', index], named, report)
  }
}

/** The whole bank is asked only on purpose, so it is explicit; nothing is above it, nor above a party. */
function checkMembers(
  { key, scope, fallbackUp }: Extract<WhoRule, { rule: 'role' | 'post' }>,
  path: JsonPath,
  report: Report,
): undefined {
  if (key === '') report('who.key', [...path, 'key'])
  if (scope === 'all') report('who.wholeBank', [...path, 'scope'], {}, 'warning')
  if (fallbackUp && scope !== 'initiatorDept' && scope !== 'initiatorCompany')
    report('who.above', [...path, 'fallbackUp'])
}

const checkLevel = (level: number, path: JsonPath, report: Report): undefined =>
  Number.isInteger(level) && level >= 1 ? undefined : report('who.level', path)

/** Only a choice from a source of people or units counts: any number would be taken for an id. */
function checkHolder(
  of: 'people' | 'units',
  model: string,
  path: JsonPath,
  { fields, offers }: Named,
  report: Report,
): undefined {
  const field = fields.get(model)
  if (!field) report('field.unknown', path, { model })
  else if (!IDS.has(field.kind) || !offers[of].includes(field.source ?? ''))
    report(`field.${of}`, path, { label: labelOf(field.field) || model })
}

const IDS: ReadonlySet<CompiledField['kind']> = new Set(['choice', 'choices'])

/** An attribute without effect is a mistake. */
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
  const isDecidedBefore = entriesOf(definition).some(
    (earlier) => 'mode' in earlier.node && relate(earlier.way, entry.way) === 'before' && isOnEveryWay(earlier, entry),
  )
  if (!isDecidedBefore) report('pick.first', path)
}

/** Whether every way to `later` passes `earlier`: no gateway with a choice contains the one without the other. */
export const isOnEveryWay = (earlier: Entry, later: Entry): boolean =>
  earlier.around.every(
    ({ gateway }) => gateway.type === 'parallel' || later.around.some((enclosing) => enclosing.gateway === gateway),
  )

/** Field rights of a node; people who are informed write nothing. */
export function validateFields(rights: FieldRights, isCopy: boolean, fields: Fields, report: Report): undefined {
  for (const [model, right] of Object.entries(rights)) {
    if (!fields.has(model)) report('field.unknown', ['fields', model], { model })
    if (isCopy && right === 'write') report('fields.write', ['fields', model], { model })
  }
}
