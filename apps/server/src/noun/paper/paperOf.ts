import { message } from '@shouya/contract/messages'
import type { Sign } from '@shouya/contract/sign'
import { type Fielded, linkTo, type Noun, type Part, partOf } from '@shouya/noun/noun'
import { paperLines } from '@shouya/noun/paperLines'
import type { Ctx } from '../../core/context.ts'
import type { Cell, Paper, SignCell } from '../../core/pdf/paper.ts'
import { paperHead } from '../../registers/paper.ts'
import type { Archivable, PaperRecord } from './archivable.ts'
import { signsIn, signsOf } from './signsOf.ts'
import { type Labels, labelOf, valueText, wordOf } from './valueText.ts'

type Draw = (sign: Sign) => SignCell
type Rows = readonly Readonly<Record<string, unknown>>[]

/** Kinds that are as wide as what they hold; the others share the rest of the sheet. */
const narrow: readonly string[] = ['count', 'flag', 'day', 'time', 'code', 'choice', 'number']

/**
 * Records as papers, from what their noun declares: its lines on paper, the printed fields of its parts, and every signature
 * (domain 17.2).
 */
export async function papersOf(ctx: Ctx, said: Archivable, records: readonly PaperRecord[]): Promise<Paper[]> {
  const { noun } = said
  const parts = Object.keys(noun.parts ?? {}).map((name) => partOf(noun as Noun, name) as Fielded)
  const labels = await labelsOf(ctx, [noun, ...parts])
  const lines = records.flatMap((record) => parts.flatMap((part) => rowsOf(record, part)))
  const draw = await signsOf(
    ctx,
    [...records, ...lines].flatMap((row) => signsIn(row).map(([, sign]) => sign)),
  )
  const head = await paperHead(ctx)
  return records.map((record) => paperOf(ctx, said, record, { parts, labels, draw, head }))
}

type Drawn = { parts: Fielded[]; labels: Labels; draw: Draw; head: Awaited<ReturnType<typeof paperHead>> }

function paperOf(ctx: Ctx, said: Archivable, record: PaperRecord, { parts, labels, draw, head }: Drawn): Paper {
  const { lang, services, now } = ctx
  const { noun } = said
  const number = (record.bill_no as string | null | undefined) ?? null
  const text = (name: string) => valueText(lang, labels, noun, name, record[name])
  const link = linkTo(noun, record.id)
  return {
    title: `${head.bank_name} ${formOf(ctx, said)}`.trim(),
    head: [
      `${labelOf(lang, noun, 'dept_name')} ${record.dept_name}`,
      ...(noun.fields.biz_date ? [`${labelOf(lang, noun, 'biz_date')} ${text('biz_date')}`] : []),
      ...(number === null ? [] : [number]),
    ],
    code: services.config.publicUrl ? `${services.config.publicUrl}${link}` : (number ?? link),
    codeWords: message(lang, 'paper.verify'),
    mark: markOf(ctx, said, record, labels),
    facts: [
      ...paperLines(noun).map(
        ({ of, by }) =>
          [of.map((name) => labelOf(lang, noun, name)).join(by), of.map(text).filter(Boolean).join(by)] as const,
      ),
      ...(said.further?.(record) ?? []).map(([key, value]) => [wordOf(lang, key), value] as const),
    ],
    tables: parts.flatMap((part) =>
      tableOf(ctx, part, noun.parts?.[partName(part)] as Part, rowsOf(record, part), labels, draw),
    ),
    signs: signsIn(record).map(([column, sign]) => [signLabel(ctx, noun, column), draw(sign)] as const),
    foot: message(lang, 'paper.printed', { name: head.printed_by, time: head.printed_time.slice(0, 16) }),
    pageOf: message(lang, 'paper.page'),
    madeAt: now,
  }
}

/** A noun, and the text with its name where that is not the name of its book. */
type Named = { readonly noun: { readonly name: string }; readonly form?: string | undefined }

/** The name of a noun's form. */
export const formOf = ({ lang }: Pick<Ctx, 'lang'>, { noun, form }: Named): string =>
  wordOf(lang, form ?? `${noun.name}.book`)

/** Draft, its state where it came to nothing, or entered afterwards. */
function markOf({ lang }: Ctx, { noun, final }: Archivable, record: PaperRecord, labels: Labels): string | null {
  const status = record.status as number
  const open = (noun.states?.open ?? []).map((state) => noun.states?.codes[state])
  if (open.includes(status)) return message(lang, 'paper.draft')
  if (!final.includes(status)) return labels.get(`${noun.states?.dict} ${status}`) ?? null
  return record.is_backfill ? message(lang, 'paper.backfill') : null
}

/** Named as the person who signs is, where the noun has them as a field. */
function signLabel({ lang }: Ctx, noun: Fielded, column: string): string {
  const who = column.replace(/_?sign$/, '')
  // Whoever requests something has entered the record.
  const author = who === 'request' ? ['create_user_name'] : []
  const field = [`${who}_user_name`, `${who}_name`, column, ...author].find((name) => noun.fields[name])
  return field ? labelOf(lang, noun, field) : message(lang, 'paper.signature')
}

const partName = ({ name }: Fielded) => name.slice(name.indexOf('.') + 1)
const rowsOf = (record: PaperRecord, part: Fielded) => (record[partName(part)] ?? []) as Rows

/** Points for a number of a row. */
const NUMBER = 36

/** The rows of a part, under the columns that have something in one of them. */
function tableOf(
  { lang }: Ctx,
  part: Fielded,
  { order, paper }: Part,
  rows: Rows,
  labels: Labels,
  draw: Draw,
): Paper['tables'] {
  const isSigned = rows.some((row) => 'sign' in row)
  const lines = paperLines({ ...part, ...(paper && { paper }) }).filter(
    ({ of: [name] }) => !isSigned || name !== 'sign_time',
  )
  // A flag that is not set says nothing in a table.
  const textOf = (row: Rows[number], name: string) =>
    row[name] === false ? '' : valueText(lang, labels, part, name, row[name])
  const columns = lines.map(({ of, by }) => ({
    head: of.map((name) => labelOf(lang, part, name)).join(by),
    width: of.every((name) => narrow.includes(part.fields[name]?.kind ?? '')) ? ('auto' as const) : ('*' as const),
    cells: rows.map(
      (row): Cell =>
        of
          .map((name) => textOf(row, name))
          .filter(Boolean)
          .join(by),
    ),
  }))
  const numbers = {
    head: wordOf(lang, `${part.name}.field.seq`),
    width: NUMBER,
    cells: rows.map((_, index) => String(index + 1)),
  }
  const signs = {
    head: message(lang, 'paper.signature'),
    width: '*' as const,
    cells: rows.map((row) => (row.sign ? draw(row.sign as Sign) : '')),
  }
  const shown = columns.filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (shown.length === 0) return []
  const all = [...(order === 'seq' ? [numbers] : []), ...shown, ...(isSigned ? [signs] : [])]
  return [
    {
      heads: all.map(({ head }) => head),
      widths: all.map(({ width }) => width),
      rows: rows.map((_, index) => all.map(({ cells }) => cells[index] ?? '')),
    },
  ]
}

/** The labels of every dictionary that the fields name. */
async function labelsOf({ db, lang }: Ctx, all: readonly Fielded[]): Promise<Labels> {
  const dicts = all.flatMap(({ fields }) =>
    Object.values(fields).flatMap((field) => ('dict' in field ? field.dict : [])),
  )
  if (dicts.length === 0) return new Map()
  const rows = await db
    .selectFrom('dict_data')
    .select(['dict_code', 'value', 'label_cn', 'label_hk', 'label_us'])
    .where('dict_code', 'in', dicts)
    .execute()
  const label = ({ label_cn, label_hk, label_us }: (typeof rows)[number]) =>
    ({ CN: label_cn, HK: label_hk, US: label_us })[lang] ?? label_cn
  return new Map(rows.map((row) => [`${row.dict_code} ${row.value}`, label(row)]))
}
