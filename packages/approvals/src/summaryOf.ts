import { compile } from '@shouya/forms/compile'
import type { CompiledField } from '@shouya/forms/compiledForm'
import { isSensitive } from '@shouya/forms/sensitivePaths'
import type { NodeId } from './definition.ts'
import type { Flow } from './flow.ts'
import { entriesOf } from './indexFlow.ts'
import { rightAt } from './rights.ts'

/** More fields than these are a form, not a summary. */
export const MOST_SUMMARY = 3

/** What says in a few words what a request is about; files, rows and rich text do not. */
const brief: ReadonlySet<string> = new Set(['text', 'number', 'choice', 'choices', 'date', 'dates', 'time'])

/** Fields that may stand in lists, in the order of the form: nothing sensitive, nothing that is bound to a right. */
export const briefFields = ({ form }: Pick<Flow, 'form'>): readonly CompiledField[] =>
  [...compile(form).top.byModel.values()].filter(
    ({ kind, field, permission }) => brief.has(kind ?? '') && !isSensitive(field) && !permission,
  )

/** The fields that make the summary of a request for who reads it at these places: what none of them shows stays out. */
export function summaryOf(flow: Flow, places: readonly (NodeId | 'start')[]): readonly CompiledField[] {
  const { summary } = flow.definition
  const fit = briefFields(flow).filter(({ model }) =>
    places.some((at) => rightAt(flow.definition, at, model) !== 'hidden'),
  )
  const chosen = summary?.flatMap((model) => fit.find((field) => field.model === model) ?? []) ?? fit
  return chosen.slice(0, MOST_SUMMARY)
}

/** The first word or number that everybody may read at every place: what tells titles apart. */
export const keyField = (flow: Flow): CompiledField | undefined =>
  briefFields(flow).find(
    ({ kind, model }) =>
      (kind === 'text' || kind === 'number') &&
      ['start', ...entriesOf(flow.definition).map(({ node }) => node)].every((at) => {
        if (typeof at === 'string') return rightAt(flow.definition, 'start', model) !== 'hidden'
        return !('fields' in at) || rightAt(flow.definition, at.id, model) !== 'hidden'
      }),
  )
