import { today } from '../ui/text.ts'

/**
 * The types of filters in the body of a list; the URL contains them as text. `today`: a day, by default today (the
 * daily registers, domain 4), `open`: additionally whatever is still open from earlier days; `all=1` in the URL means
 * every day.
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
    const values = text.split(',').filter((digits) => /^\d{1,15}$/.test(digits))
    return values.length ? values.map(Number) : undefined
  },
  flag: (text) => (text === '1' ? true : undefined),
  open: (text) => (text === '1' ? true : undefined),
  bool: (text) => (text === '1' ? true : text === '0' ? false : undefined),
}

/** The URL's form of a filter value. */
export const written = (value: unknown): string => (value === true ? '1' : value === false ? '0' : String(value))

/** The default filters of a list. */
function usualFilters(shape: Shape): Record<string, unknown> {
  const defaults: Partial<Record<keyof Kinds, unknown>> = { today: today(), open: true }
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, kind]) => (kind in defaults ? [[name, defaults[kind]]] : [])),
  )
}

/** The filters without the default days. */
export const withoutDays = <S extends Shape>(shape: S, filters: Filters<S>): Filters<S> =>
  Object.fromEntries(
    Object.entries(filters).filter(([name]) => shape[name] !== 'today' && shape[name] !== 'open'),
  ) as Filters<S>

const isBlank = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const isEmpty = (filters: Readonly<Record<string, unknown>>, keywords: string) =>
  keywords === '' && Object.values(filters).every(isBlank)

/** Whether a daily list shows only today's rows, without further filters. */
export function asksToday<S extends Shape>(shape: S, { filters, keywords }: Query<S>): boolean {
  const days = Object.entries(usualFilters(shape))
  const isToday = days.length > 0 && days.every(([name, day]) => filters[name] === day)
  return isToday && isEmpty(withoutDays(shape, filters), keywords)
}

/** Whether a daily list includes what is still open from earlier days; `or_open` in the body of such lists. */
export const asksOpen = ({ filters }: Query<Shape>): boolean => (filters as { or_open?: unknown }).or_open === true

/** Still open, from before the queried days. */
export function isEarlier(query: Query<Shape>, row: object): boolean {
  const { begin_date } = query.filters as { begin_date?: string }
  const { biz_date } = row as { biz_date?: string }
  return asksOpen(query) && begin_date !== undefined && biz_date !== undefined && biz_date < begin_date
}

/** Parses a list's query from a URL; invalid parts are ignored, so that old links still open. */
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

/** Writes a query into a URL; parameters of others (a tab, an open record) stay. */
export function writeQuery<S extends Shape>(shape: S, query: Query<S>, params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params)
  const everyDay = Object.values(shape).includes('today') && isEmpty(query.filters, query.keywords)
  const ownParams = {
    ...(asksToday(shape, query) ? {} : query.filters),
    all: everyDay || undefined,
    keywords: query.keywords,
    page: query.page === 1 ? '' : query.page,
    pagesize: query.pagesize === 20 ? '' : query.pagesize,
    sort_field: query.sort_field,
    sort_order: query.sort_order,
  } as Record<string, unknown>
  for (const name of [...Object.keys(shape), ...Object.keys(ownParams)]) {
    const value = ownParams[name]
    if (isBlank(value)) next.delete(name)
    else next.set(name, written(value))
  }
  return next
}

/** The body of a list action. */
export function queryBody<S extends Shape>({ filters, ...page }: Query<S>): Record<string, unknown> {
  const entries: Record<string, unknown> = { ...page, ...filters }
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined && value !== ''))
}
