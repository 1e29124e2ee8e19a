import type { TopicNeed } from '@shouya/contract/topicNeed'
import { z } from 'zod'

/** The kind of form field that each schema requires. */
const needs = z.registry<Omit<TopicNeed, 'model'>>()

/** A moment in the format of date fields. */
const dateText = () => z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?$/)
/** A choice stores its value as text, whatever the source's type is. */
const code = () => z.coerce.number().int()

/**
 * The fields of a request that a topic reads; each is a schema for the value and a requirement on the form: what is not
 * optional must be a field of that kind (`needsOf`).
 */
export const requested = {
  text: () => z.string().register(needs, { is: 'text' }),
  number: () => z.coerce.number().int().positive().register(needs, { is: 'number' }),
  id: () => code().register(needs, { is: 'id' }),
  ids: () => z.array(code()).min(1).register(needs, { is: 'ids' }),
  /** Exactly two, as the two key holders of a vault. */
  twoIds: () => z.tuple([code(), code()]).register(needs, { is: 'ids' }),
  day: () => z.iso.date().register(needs, { is: 'day' }),
  moment: () => dateText().register(needs, { is: 'moment' }),
  period: () => z.tuple([dateText(), dateText()]).register(needs, { is: 'period' }),
  rows: <S extends z.ZodRawShape>(columns: S) =>
    z
      .array(z.object(columns))
      .min(1)
      .register(needs, { is: 'rows', columns: needsOf(z.object(columns)) }),
} as const

/** The fields that a form must have, with their kinds. */
export const needsOf = ({ shape }: z.ZodObject): TopicNeed[] =>
  Object.entries(shape).flatMap(([model, schema]) => {
    const need = needs.get(schema as z.ZodType)
    return need ? [{ model, ...need }] : []
  })
