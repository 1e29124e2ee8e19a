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
 * Everything doubtful about a document, in document order; an `error` keeps it from being published. What needs the host
 * (upload origins, sources, functions) is judged as far as the host says what it offers. Linear; never throws.
 */
export function inspect(document: FormDocument, host: Host = {}): readonly Problem[] {
  const form = compile(document)
  const ofFields = indexDocument(document).entries.flatMap((entry) => {
    const plan = compileField(entry.field)
    const field = form.byId.get(entry.id)
    const found = [
      ...inspectStructure(entry),
      ...inspectOptions(entry.field, host),
      ...inspectRules(entry.field),
      ...inspectTexts(entry.field),
      ...inspectHost(entry.field, plan, host),
      ...(field ? [...inspectLogic(field, form, host), ...inspectWork(field)] : []),
    ]
    return found.map((problem) => placed(problem, entry))
  })
  return [
    ...inspectFields(form),
    ...inspectConfig(document, host),
    ...inspectModels(document, form),
    ...inspectPatterns(form),
    ...ofFields,
  ]
}

/** A form that asks nothing cannot be filled in. */
const inspectFields = ({ byId }: CompiledForm): Problem[] =>
  [...byId.values()].some(({ kind }) => kind !== undefined) ? [] : [error('design.noFields', ['list'])]

/** Paths inside a field become paths of the document; a fix moves along. */
function placed(problem: Problem, { id, path }: { id: string; path: Problem['path'] }): Problem {
  const fix = problem.fix?.map((edit) => ({ ...edit, path: [...path, ...edit.path] }))
  return { ...problem, id, path: [...path, ...problem.path], ...(fix && { fix }) }
}

/** Whether a document may become a version that people fill in. */
export const canPublish = (problems: readonly Problem[]): boolean => problems.every(({ level }) => level === 'warning')
