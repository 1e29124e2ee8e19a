import type { TopicNeed } from '@shouya/contract/approval'
import { z } from 'zod'

/** What each schema means for a field of a form. */
const held = z.registry<Omit<TopicNeed, 'model'>>()

/** As a date keeps a moment. */
const written = () => z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?$/)
/** A choice keeps its value as text, whatever its source says. */
const code = () => z.coerce.number().int()

/**
 * The fields of a request that a topic reads, each a schema for its value and at once a demand on the form: what is not
 * optional has to be a field of that kind (`needsOf`).
 */
export const requested = {
  text: () => z.string().register(held, { is: 'text' }),
  number: () => z.coerce.number().int().positive().register(held, { is: 'number' }),
  id: () => code().register(held, { is: 'id' }),
  ids: () => z.array(code()).min(1).register(held, { is: 'ids' }),
  /** Exactly two, as those who hold the keys of a vault. */
  twoIds: () => z.tuple([code(), code()]).register(held, { is: 'ids' }),
  day: () => z.iso.date().register(held, { is: 'day' }),
  moment: () => written().register(held, { is: 'moment' }),
  period: () => z.tuple([written(), written()]).register(held, { is: 'period' }),
  rows: <S extends z.ZodRawShape>(columns: S) =>
    z
      .array(z.object(columns))
      .min(1)
      .register(held, { is: 'rows', columns: needsOf(z.object(columns)) }),
} as const

/** The fields that a form must have for them, with what they must hold. */
export const needsOf = ({ shape }: z.ZodObject): TopicNeed[] =>
  Object.entries(shape).flatMap(([model, schema]) => {
    const need = held.get(schema as z.ZodType)
    return need ? [{ model, ...need }] : []
  })
