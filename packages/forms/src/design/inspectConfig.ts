import { allBreakpoints } from '../defaultConfig.ts'
import type { FormDocument } from '../document.ts'
import type { Host } from '../host.ts'
import { isObject, type Json } from '../json.ts'
import { error, type Problem, warning } from '../problem.ts'
import { isAllowedAction } from '../uploads.ts'

const LAYOUTS: readonly unknown[] = ['horizontal', 'vertical', 'inline']
const POLICIES: readonly unknown[] = ['omit', 'keep', 'clear']

const isSpan = (value: Json | undefined) => typeof value === 'number' && value >= 0 && value <= 24

/** Columns: by breakpoint, as `{span}` (dialect A), or a bare number (the oldest form). */
const isColumns = (value: Json) => isSpan(value) || (isObject(value) && Object.values(value).every(isSpan))

/** The upload addresses for all files or images of a form; they override those of the fields (spec 001 section 7). */
const UPLOADS = ['uploadFile', 'uploadImage']

/** Checks the config against spec 001 section 3; missing keys take their defaults. */
export function inspectConfig({ config }: FormDocument, { uploadOrigins = [] }: Host): Problem[] {
  const checks: [key: string, fits: (value: Json) => boolean, instead: Json][] = [
    ['layout', (value) => LAYOUTS.includes(value), 'horizontal'],
    ['labelCol', isColumns, allBreakpoints(4)],
    ['wrapperCol', isColumns, allBreakpoints(18)],
    ['hideRequiredMark', (value) => typeof value === 'boolean', false],
    ['outputString', (value) => typeof value === 'boolean', false],
    ['customStyle', (value) => typeof value === 'string', ''],
    ['hiddenValues', (value) => POLICIES.includes(value), 'omit'],
  ]
  const doubtful = checks.flatMap(([key, fits, replacement]) => {
    const value = config[key]
    const path = ['config', key]
    if (value === undefined || fits(value)) return []
    return [warning('design.config', path, { key }, [{ edit: 'set', path, value: replacement }])]
  })
  const foreign = UPLOADS.flatMap((key) => {
    const action = config[key]
    const path = ['config', key]
    if (typeof action !== 'string' || isAllowedAction(action.trim(), uploadOrigins)) return []
    return [error('design.uploadOrigin', path, { action }, [{ edit: 'remove', path }])]
  })
  return [...doubtful, ...foreign]
}
