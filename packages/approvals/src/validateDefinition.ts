import { compile } from '@shouya/forms/compile'
import type { FormDocument } from '@shouya/forms/document'
import type { JsonPath } from '@shouya/forms/json'
import type { Definition } from './definition.ts'
import { entriesOf } from './indexFlow.ts'
import { TEXTS } from './limits.ts'
import type { Offers } from './offers.ts'
import type { Problem, Report } from './problem.ts'
import { validateEffect } from './validating/validateEffect.ts'
import { validateGateway } from './validating/validateGateway.ts'
import { validatePeople } from './validating/validatePeople.ts'
import { validatePolicies } from './validating/validatePolicies.ts'
import { validateTree } from './validating/validateTree.ts'
import { validateFields, validateWho } from './validating/validateWho.ts'

/**
 * All problems of a definition, for the form version it will run on; an error prevents publishing. A valid definition
 * cannot get stuck: joins are ends of gateways, targets are earlier nodes, picks have a picker. The shape (types of the
 * keys) is checked by the contract.
 */
export function validateDefinition(definition: Definition, form: FormDocument, offers: Offers): readonly Problem[] {
  const problems: Problem[] = []
  const at =
    (base: Problem['path'], node?: string): Report =>
    (code, path = [], params = {}, level = 'error') =>
      void problems.push({ code, level, path: [...base, ...path], ...(node !== undefined && { node }), params })
  const { top } = compile(form)
  const fields = top.byModel
  const entries = entriesOf(definition)
  validateTree(definition, entries, at)
  validateTexts(definition, at)
  validatePolicies(definition, entries, fields, at([]))
  for (const [index, effect] of (definition.onPass ?? []).entries())
    validateEffect(effect, offers, top, ['onPass', index], at([]))
  for (const entry of entries) {
    const { node, path } = entry
    const report = at(path, node.id)
    if ('branches' in node) validateGateway(node, form, offers, report)
    if ('who' in node) validateWho(node, entry, { definition, fields, offers }, report)
    if ('fields' in node && node.fields) validateFields(node.fields, node.type === 'cc', fields, report)
    if ('mode' in node) validatePeople(node, entry, definition, report)
    if (node.type === 'delay' && !(node.hours > 0)) report('due.hours', ['hours'])
    if (node.type === 'trigger') validateEffect(node, offers, top, [], report)
  }
  return problems
}

/** Names and texts that are too long for lists, titles and papers. */
function validateTexts(definition: Definition, at: (base: JsonPath, node?: string) => Report): undefined {
  const check = (report: Report, text: string | undefined, path: JsonPath, limit: number): undefined => {
    const count = text?.length ?? 0
    if (count > limit) report('text.long', path, { count, limit })
  }
  const top = at([])
  check(top, definition.name, ['name'], TEXTS.name)
  for (const [index, part] of (definition.title ?? []).entries())
    if ('text' in part) check(top, part.text, ['title', index, 'text'], TEXTS.title)
  for (const [index, { key }] of (definition.groups ?? []).entries())
    check(top, key, ['groups', index, 'key'], TEXTS.group)
  for (const { node, path } of entriesOf(definition)) {
    const report = at(path, node.id)
    check(report, node.name, ['name'], TEXTS.name)
    if (!('branches' in node)) continue
    for (const [index, { name }] of node.branches.entries())
      check(report, name, ['branches', index, 'name'], TEXTS.name)
  }
}
