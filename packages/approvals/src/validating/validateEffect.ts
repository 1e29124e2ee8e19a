import type { CompiledField, Scope } from '@shouya/forms/compiledForm'
import type { JsonPath } from '@shouya/forms/json'
import { readOption } from '@shouya/forms/readOptions'
import type { ValueKind } from '@shouya/forms/valueKind'
import type { Effect } from '../definition.ts'
import type { NeedKind, Offers, TopicNeed } from '../offers.ts'
import type { Report } from '../problem.ts'

/** Reports unknown topics, and topics that read fields which the form lacks or has with another kind. */
export function validateEffect(
  { topic, undo }: Effect,
  { topics }: Offers,
  form: Scope,
  path: JsonPath,
  report: Report,
): undefined {
  check(topic, [...path, 'topic'])
  if (undo !== undefined) check(undo, [...path, 'undo'])

  function check(name: string, place: JsonPath): undefined {
    const topic = topics.find((offered) => offered.topic === name)
    if (!topic) return report('topic.unknown', place, { topic: name })
    const missing = lacking(form, topic.needs)
    if (missing.length > 0) report('topic.fields', place, { topic: name, models: missing })
    for (const { model, is } of unfit(form, topic.needs))
      report('topic.kind', place, { topic: name, model, wanted: is })
  }
}

/** Models that the form lacks; columns follow their rows. */
const lacking = ({ byModel }: Scope, needs: readonly TopicNeed[]): string[] =>
  needs.flatMap(({ model, columns = [] }) => {
    const field = byModel.get(model)
    if (!field) return [model]
    return field.rows ? lacking(field.rows, columns).map((column) => `${model}.${column}`) : []
  })

/** Existing fields of the wrong kind. */
const unfit = ({ byModel }: Scope, needs: readonly TopicNeed[]): { model: string; is: NeedKind }[] =>
  needs.flatMap(({ model, is, columns = [] }) => {
    const field = byModel.get(model)
    if (!field) return []
    if (!holds(field, is)) return [{ model, is }]
    return field.rows
      ? unfit(field.rows, columns).map((column) => ({ ...column, model: `${model}.${column.model}` }))
      : []
  })

const KINDS: Readonly<Record<NeedKind, readonly (ValueKind | undefined)[]>> = {
  text: ['text', 'choice', 'time'],
  number: ['number'],
  id: ['choice', 'number'],
  ids: ['choices'],
  day: ['date'],
  moment: ['date'],
  period: ['dates'],
  rows: ['rows'],
}

const MOMENT = /^YYYY-MM-DD HH:mm(:ss)?$/
/** Effects parse dates in their stored format. */
const FORMATS: Partial<Record<NeedKind, RegExp>> = { day: /^YYYY-MM-DD$/, moment: MOMENT, period: MOMENT }

const holds = ({ kind, field }: CompiledField, is: NeedKind): boolean =>
  KINDS[is].includes(kind) && (FORMATS[is]?.test(String(readOption(field, 'format'))) ?? true)
