import type { FormConfig } from '@shouya/forms/document'
import { isObject, type Json } from '@shouya/forms/json'
import type { CSSProperties } from 'react'

const SIZES = ['xs', 'sm', 'md', 'lg', 'xl', 'xxl'] as const
type Size = (typeof SIZES)[number]

/** Columns (of 24) per breakpoint: numbers (dialects B, C), one `{span}` for all (A), or a `{span}` for each. */
function columnsAt(given: Json | undefined, size: Size, fallback: number): number {
  if (typeof given === 'number') return limited(given)
  if (!isObject(given)) return fallback
  const atSize = given[size] ?? given.span
  const span = isObject(atSize) ? atSize.span : atSize
  return typeof span === 'number' ? limited(span) : fallback
}

const limited = (columns: number): number => Math.min(24, Math.max(0, columns))

/**
 * The widths of label and control as CSS variables, from which the style sheet selects by the width of the form. On a
 * phone the label is above its control unless the document sets a width for `xs`.
 */
export function layoutStyle({ labelCol, wrapperCol, labelLayout, labelWidth }: FormConfig): CSSProperties {
  const variables = SIZES.flatMap((size) => [
    [`--sf-label-${size}`, columnsAt(labelCol, size, 4)],
    [`--sf-wrap-${size}`, columnsAt(wrapperCol, size, 18)],
  ])
  const hasPhoneWidth = columnsAt(labelCol, 'xs', 4) !== columnsAt(labelCol, 'sm', 4)
  // Dialect C sets a width in px instead of columns.
  const flex = labelLayout === 'flex' && typeof labelWidth === 'number' ? { '--sf-label-width': `${labelWidth}px` } : {}
  return {
    ...Object.fromEntries(variables),
    ...(hasPhoneWidth ? {} : { '--sf-label-xs': 24, '--sf-wrap-xs': 24 }),
    ...flex,
  }
}
