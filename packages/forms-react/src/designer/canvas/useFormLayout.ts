import type { FormConfig } from '@shouya/forms/document'
import { isObject, type Json } from '@shouya/forms/json'
import type { CSSProperties } from 'react'
import { useDesigner } from '../DesignerContext.ts'
import { documentOf } from '../store/designerState.ts'

/** The layout of the form for the style sheet: kind, width of labels and inputs, required marks. */
export function useFormLayout() {
  const config = useDesigner((state) => documentOf(state).config)
  const style = { '--fd-label': labelWidth(config), '--fd-wrapper': share(config.wrapperCol, 18) }
  return {
    'data-layout': layoutOf(config),
    'data-marks': config.hideRequiredMark === true ? 'off' : 'on',
    style: style as CSSProperties,
  }
}

const layoutOf = ({ layout }: FormConfig) => (layout === 'vertical' || layout === 'inline' ? layout : 'horizontal')

/** Dialect C: pixels instead of columns. */
const labelWidth = ({ labelLayout, labelWidth: pixels, labelCol }: FormConfig): string =>
  labelLayout === 'flex' && typeof pixels === 'number' ? `${pixels}px` : share(labelCol, 4)

/** Uses the breakpoint of a desktop form, which is about as wide as the canvas. */
function share(columns: Json | undefined, fallback: number): string {
  const named = isObject(columns) ? (columns.span ?? columns.lg ?? columns.md ?? columns.xs) : columns
  return `${((typeof named === 'number' ? named : fallback) / 24) * 100}%`
}
