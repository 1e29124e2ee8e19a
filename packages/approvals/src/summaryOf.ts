import { compile } from '@shouya/forms/compile'
import type { CompiledField } from '@shouya/forms/compiledForm'
import { isSensitive } from '@shouya/forms/sensitivePaths'
import type { NodeId } from './definition.ts'
import type { Flow } from './flow.ts'
import { entriesOf } from './indexFlow.ts'
import { rightAt } from './rights.ts'

/** The most fields of a summary. */
export const MOST_SUMMARY = 3

/** Kinds that describe a request in a few words; files, rows and rich text do not. */
const brief: ReadonlySet<string> = new Set(['text', 'number', 'choice', 'choices', 'date', 'dates', 'time'])

/** Fields that may appear in lists, in form order: nothing sensitive, nothing bound to a permission. */
export const briefFields = ({ form }: Pick<Flow, 'form'>): readonly CompiledField[] =>
  [...compile(form).top.byModel.values()].filter(
    ({ kind, field, permission }) => brief.has(kind ?? '') && !isSensitive(field) && !permission,
  )

/** The summary fields of a request for a reader with these places; without fields hidden at all of them. */
export function summaryOf(flow: Flow, places: readonly (NodeId | 'start')[]): readonly CompiledField[] {
  const { summary } = flow.definition
  const fit = briefFields(flow).filter(({ model }) =>
    places.some((place) => rightAt(flow.definition, place, model) !== 'hidden'),
  )
  const candidates = summary?.flatMap((model) => fit.find((field) => field.model === model) ?? []) ?? fit
  return candidates.slice(0, MOST_SUMMARY)
}

/** The first text or number that is readable at every place: it distinguishes titles. */
export const keyField = (flow: Flow): CompiledField | undefined =>
  briefFields(flow).find(
    ({ kind, model }) =>
      (kind === 'text' || kind === 'number') &&
      ['start', ...entriesOf(flow.definition).map(({ node }) => node)].every((place) => {
        if (typeof place === 'string') return rightAt(flow.definition, 'start', model) !== 'hidden'
        return !('fields' in place) || rightAt(flow.definition, place.id, model) !== 'hidden'
      }),
  )
