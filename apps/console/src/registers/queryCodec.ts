import { today } from '../ui/text.ts'

/**
 * What one filter holds in the body of a list; the URL carries it as text. `today`: a day, which is today where the URL
 * asks nothing (the daily registers, domain 4), `open`: and with it whatever is still open of earlier days; `all=1` in the
 * URL asks for every day.
 */
type Kinds = { text: string; today: string; open: true; int: number; ints: number[]; flag: true; bool: boolean }

export type Shape = Readonly<Record<string, keyof Kinds>>
export type Filters<S extends Shape> = { [K in keyof S]?: Kinds[S[K]] | undefined }
export type Order = 'asc' | 'desc'

export type Query<S extends Shape> = {
  filters: Filters<S>
  keywords: string
  page: number
  pagesize: number
  sort_field: string | undefined
  sort_order: Order | undefined
}

export const pageSizes = [10, 20, 50, 100]

const readers: { [K in keyof Kinds]: (text: string) => Kinds[K] | undefined } = {
  text: (text) => text || undefined,
  today: (text) => text || undefined,
  int: (text) => (/^\d{1,15}$/.test(text) ? Number(text) : undefined),
  ints: (text) => {
    const values = text.split(',').filter((part) => /^\d{1,15}$/.test(part))
    return values.length ? values.map(Number) : undefined
  },
  flag: (text) => (text === '1' ? true : undefined),
  open: (text) => (text === '1' ? true : undefined),
  bool: (text) => (text === '1' ? true : text === '0' ? false : undefined),
}

/** How the URL carries what a filter holds. */
export const written = (value: unknown): string => (value === true ? '1' : value === false ? '0' : String(value))

/** What a list asks by itself. */
function usualFilters(shape: Shape): Record<string, unknown> {
  const own: Partial<Record<keyof Kinds, unknown>> = { today: today(), open: true }
  return Object.fromEntries(Object.entries(shape).flatMap(([name, kind]) => (kind in own ? [[name, own[kind]]] : [])))
}

/** The filters without the days that a list asks by itself. */
export const withoutDays = <S extends Shape>(shape: S, filters: Filters<S>): Filters<S> =>
  Object.fromEntries(
    Object.entries(filters).filter(([name]) => shape[name] !== 'today' && shape[name] !== 'open'),
  ) as Filters<S>

const isBlank = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const isEmpty = (filters: Readonly<Record<string, unknown>>, keywords: string) =>
  keywords === '' && Object.values(filters).every(isBlank)

/** Whether a list of a day shows today's rows, and nothing else is asked. */
export function asksToday<S extends Shape>(shape: S, { filters, keywords }: Query<S>): boolean {
  const days = Object.entries(usualFilters(shape))
  const isToday = days.length > 0 && days.every(([name, day]) => filters[name] === day)
  return isToday && isEmpty(withoutDays(shape, filters), keywords)
}

/** Whether a list of days also shows what is still open of earlier ones; `or_open` in the body of every such list. */
export const asksOpen = ({ filters }: Query<Shape>): boolean => (filters as { or_open?: unknown }).or_open === true

/** Still open, of a day before those that were asked for. */
export function isEarlier(query: Query<Shape>, row: object): boolean {
  const { begin_date } = query.filters as { begin_date?: string }
  const { biz_date } = row as { biz_date?: string }
  return asksOpen(query) && begin_date !== undefined && biz_date !== undefined && biz_date < begin_date
}

/** Reads a list's query from a URL; what does not fit is left out, so that an old link still opens. */
export function readQuery<S extends Shape>(shape: S, params: URLSearchParams, sorts: readonly string[] = []): Query<S> {
  const filters: Record<string, unknown> = {}
  for (const [name, kind] of Object.entries(shape)) {
    const text = params.get(name)
    const value = text === null ? undefined : readers[kind](text)
    if (value !== undefined) filters[name] = value
  }
  const keywords = params.get('keywords')?.trim() ?? ''
  if (isEmpty(filters, keywords) && params.get('all') !== '1') Object.assign(filters, usualFilters(shape))
  const pagesize = Number(params.get('pagesize'))
  const sort = params.get('sort_field') ?? ''
  const order = params.get('sort_order')
  return {
    filters: filters as Filters<S>,
    keywords,
    page: Math.min(10_000, Math.max(1, Math.floor(Number(params.get('page'))) || 1)),
    pagesize: pageSizes.includes(pagesize) ? pagesize : 20,
    sort_field: sorts.includes(sort) ? sort : undefined,
    sort_order: sorts.includes(sort) && (order === 'asc' || order === 'desc') ? order : undefined,
  }
}

/** Writes a query into a URL; parameters that are not the list's own (a tab, an open record) stay. */
export function writeQuery<S extends Shape>(shape: S, query: Query<S>, params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params)
  const everyDay = Object.values(shape).includes('today') && isEmpty(query.filters, query.keywords)
  const own = {
    ...(asksToday(shape, query) ? {} : query.filters),
    all: everyDay || undefined,
    keywords: query.keywords,
    page: query.page === 1 ? '' : query.page,
    pagesize: query.pagesize === 20 ? '' : query.pagesize,
    sort_field: query.sort_field,
    sort_order: query.sort_order,
  } as Record<string, unknown>
  for (const name of [...Object.keys(shape), ...Object.keys(own)]) {
    const value = own[name]
    if (isBlank(value)) next.delete(name)
    else next.set(name, written(value))
  }
  return next
}

/** The body that a list action takes. */
export function queryBody<S extends Shape>({ filters, ...page }: Query<S>): Record<string, unknown> {
  const all: Record<string, unknown> = { ...page, ...filters }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined && value !== ''))
}
