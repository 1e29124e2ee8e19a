import { allBreakpoints } from '../defaultConfig.ts'
import type { FormDocument } from '../document.ts'
import { isObject, type Json } from '../json.ts'
import { type Problem, warning } from '../problem.ts'

const LAYOUTS: readonly unknown[] = ['horizontal', 'vertical', 'inline']
const POLICIES: readonly unknown[] = ['omit', 'keep', 'clear']

const isSpan = (value: Json | undefined) => typeof value === 'number' && value >= 0 && value <= 24

/** Columns: by breakpoint, as `{span}` (dialect A), or a bare number (the oldest). */
const isColumns = (value: Json) => isSpan(value) || (isObject(value) && Object.values(value).every(isSpan))

/** The config against spec 001 section 3; what it leaves out takes its default. */
export function inspectConfig({ config }: FormDocument): Problem[] {
  const checks: [key: string, fits: (value: Json) => boolean, instead: Json][] = [
    ['layout', (value) => LAYOUTS.includes(value), 'horizontal'],
    ['labelCol', isColumns, allBreakpoints(4)],
    ['wrapperCol', isColumns, allBreakpoints(18)],
    ['hideRequiredMark', (value) => typeof value === 'boolean', false],
    ['customStyle', (value) => typeof value === 'string', ''],
    ['hiddenValues', (value) => POLICIES.includes(value), 'omit'],
  ]
  return checks.flatMap(([key, fits, instead]) => {
    const value = config[key]
    const path = ['config', key]
    if (value === undefined || fits(value)) return []
    return [warning('design.config', path, { key }, [{ edit: 'set', path, value: instead }])]
  })
}
