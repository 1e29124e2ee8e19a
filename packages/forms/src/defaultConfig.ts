import type { FormConfig, FormDocument } from './document.ts'
import { isObject, type Json, type JsonObject } from './json.ts'

const BREAKPOINTS = ['xs', 'sm', 'md', 'lg', 'xl', 'xxl'] as const

/** The same number of columns (0 to 24) at every breakpoint. */
export const allBreakpoints = (columns: number): JsonObject =>
  Object.fromEntries(BREAKPOINTS.map((name) => [name, columns]))

/** Columns (of 24) at desktop width, from any dialect's `labelCol` or `wrapperCol`. */
export function desktopColumns(columns: Json | undefined, fallback: number): number {
  const count = isObject(columns) ? (columns.span ?? columns.lg ?? columns.md ?? columns.xs) : columns
  return typeof count === 'number' ? count : fallback
}

/** The config of a new form (spec 001 section 3, dialect B). */
export const defaultConfig: FormConfig = {
  layout: 'horizontal',
  labelCol: allBreakpoints(4),
  wrapperCol: allBreakpoints(18),
  hideRequiredMark: false,
  customStyle: '',
}

/** A form without fields. */
export const emptyDocument: FormDocument = { list: [], config: defaultConfig }
