import type { SourceItem } from '@shouya/contract/customForm'
import { dictionaryOf } from '@shouya/contract/sources'
import type { FormDocument, Values } from '@shouya/forms/document'
import type { Json } from '@shouya/forms/json'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { dictionaryOptions } from '../../source/server/dictionary.ts'
import { readSources } from '../../source/server/sources.ts'
import { chosenIn, pruned } from './labels.ts'

/** The sources whose options are people. */
const OF_PEOPLE = ['users', 'colleagues']

const idsOf = (chosen: ReadonlySet<Json>) => [...chosen].map(Number).filter((id) => Number.isSafeInteger(id) && id > 0)

/**
 * The current labels of the options in values: whoever may read the values may read the labels, also of people and
 * units that the reader could not choose.
 */
export async function labelsNow(
  ctx: Ctx,
  document: FormDocument,
  values: Values,
): Promise<Record<string, SourceItem[]>> {
  const chosen = chosenIn(document, values)
  const none: ReadonlySet<Json> = new Set()
  const depts = chosen.get('depts') ?? none
  const others = [...chosen.keys()].filter((source) => source !== 'depts' && !OF_PEOPLE.includes(source))
  const dictionaries = others.flatMap((source) => dictionaryOf(source) ?? [])
  const lists = others.filter((source) => dictionaryOf(source) === undefined)
  const people = OF_PEOPLE.filter((source) => chosen.has(source))
  const names = await userNames(
    ctx,
    people.flatMap((source) => idsOf(chosen.get(source) ?? none)),
  )
  const namedOptions = {
    // Disabled values keep their labels.
    ...(await dictionaryOptions(ctx, dictionaries, 'all')),
    ...(lists.length > 0 ? await readSources(ctx, lists) : {}),
  }
  return {
    ...Object.fromEntries(
      others.map((source) => [source, pruned(namedOptions[source] ?? [], chosen.get(source) ?? none)]),
    ),
    ...Object.fromEntries(people.map((source) => [source, labelled(chosen.get(source) ?? none, names)])),
    ...(depts.size > 0 && { depts: labelled(depts, await unitNames(ctx, idsOf(depts))) }),
  }
}

/**
 * The current labels of the options in values, as far as the caller may choose them: for data that was not validated
 * yet, so that nobody can look up names by guessing ids.
 */
export async function labelsChosen(
  ctx: Ctx,
  document: FormDocument,
  values: Values,
): Promise<Record<string, SourceItem[]>> {
  const chosen = chosenIn(document, values)
  const sourceOptions = await readSources(ctx, [...chosen.keys()])
  return Object.fromEntries([...chosen].map(([source, set]) => [source, pruned(sourceOptions[source] ?? [], set)]))
}

const labelled = (chosen: ReadonlySet<Json>, names: ReadonlyMap<number, string>): SourceItem[] =>
  [...chosen].flatMap((value) => {
    const label = names.get(Number(value))
    return label !== undefined && (typeof value === 'string' || typeof value === 'number') ? [{ value, label }] : []
  })

async function userNames({ db }: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await everything(db).selectFrom('sys_user').select(['id', 'real_name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, real_name }) => [id, real_name]))
}

async function unitNames({ db }: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await everything(db).selectFrom('dept').select(['id', 'dept_name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, dept_name }) => [id, dept_name]))
}
