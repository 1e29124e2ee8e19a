import { compile } from './compile.ts'
import type { CompiledForm } from './compiledForm.ts'
import { compileField } from './compileField.ts'
import { inspectConfig } from './design/inspectConfig.ts'
import { inspectHost } from './design/inspectHost.ts'
import { inspectLogic } from './design/inspectLogic.ts'
import { inspectModels } from './design/inspectModels.ts'
import { inspectOptions } from './design/inspectOptions.ts'
import { inspectRules } from './design/inspectRules.ts'
import { inspectStructure } from './design/inspectStructure.ts'
import { inspectTexts } from './design/inspectTexts.ts'
import { inspectPatterns, inspectWork } from './design/inspectWork.ts'
import type { FormDocument } from './document.ts'
import type { Host } from './host.ts'
import { indexDocument } from './indexDocument.ts'
import { error, type Problem } from './problem.ts'

/**
 * All problems of a document, in document order; an `error` prevents publishing. What depends on the host (upload
 * origins, sources, functions) is checked as far as the host declares it. Linear; never throws.
 */
export function inspect(document: FormDocument, host: Host = {}): readonly Problem[] {
  const form = compile(document)
  const ofFields = indexDocument(document).entries.flatMap((entry) => {
    const plan = compileField(entry.field)
    const field = form.byId.get(entry.id)
    const problems = [
      ...inspectStructure(entry),
      ...inspectOptions(entry.field, host),
      ...inspectRules(entry.field),
      ...inspectTexts(entry.field),
      ...inspectHost(entry.field, plan, host),
      ...(field ? [...inspectLogic(field, form, host), ...inspectWork(field)] : []),
    ]
    return problems.map((problem) => placed(problem, entry))
  })
  return [
    ...inspectFields(form),
    ...inspectConfig(document, host),
    ...inspectModels(document, form),
    ...inspectPatterns(form),
    ...ofFields,
  ]
}

/** A form without input fields cannot be filled in. */
const inspectFields = ({ byId }: CompiledForm): Problem[] =>
  [...byId.values()].some(({ kind }) => kind !== undefined) ? [] : [error('design.noFields', ['list'])]

/** Makes paths relative to a field absolute, in the problem and its fix. */
function placed(problem: Problem, { id, path }: { id: string; path: Problem['path'] }): Problem {
  const fix = problem.fix?.map((edit) => ({ ...edit, path: [...path, ...edit.path] }))
  return { ...problem, id, path: [...path, ...problem.path], ...(fix && { fix }) }
}

/** Whether a document may be published as a version. */
export const canPublish = (problems: readonly Problem[]): boolean => problems.every(({ level }) => level === 'warning')
