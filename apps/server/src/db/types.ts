import pg from 'pg'

const { builtins } = pg.types

/** `2026-11-21 09:00:00.123+08` → `2026-11-21 09:00:00`: sessions use the business time zone. */
const wireTime = (text: string) => text.slice(0, 19)

const parsers: Record<number, (text: string) => unknown> = {
  [builtins.INT8]: Number,
  [builtins.NUMERIC]: Number,
  [builtins.DATE]: (text) => text,
  [builtins.TIME]: (text) => text.slice(0, 5),
  [builtins.TIMESTAMPTZ]: wireTime,
}

const arrays: Record<number, (text: string) => unknown> = {
  1016: (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(Number)),
}

/**
 * Values in the format of the wire (design section 4): ids are numbers, times are text in the business time zone. Set
 * per pool instead of in pg's global table, so that other users of pg keep theirs.
 */
export const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? arrays[oid] ?? pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
}
