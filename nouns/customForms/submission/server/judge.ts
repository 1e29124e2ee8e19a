import { visibleIn } from '@shouya/contract/visible'
import { compile } from '@shouya/forms/compile'
import type { CompiledField, Scope } from '@shouya/forms/compiledForm'
import type { FormDocument, OptionItem, Permission, Values } from '@shouya/forms/document'
import { needsOf } from '@shouya/forms/evaluateForm'
import { issueText } from '@shouya/forms/issue'
import { isList, isObject, type Json } from '@shouya/forms/json'
import { decodeStrings } from '@shouya/forms/outputStrings'
import { isSensitive } from '@shouya/forms/sensitivePaths'
import { validate } from '@shouya/forms/validate'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { cleanHtml } from '@shouya/server/core/html/cleanHtml.ts'
import { localTime } from '@shouya/server/core/time/local.ts'
import { readSources } from '../../source/server/sources.ts'
import { eachValue } from './eachValue.ts'
import { maskOf } from './mask.ts'
import { withValue } from './paths.ts'

const SHOWN = 200

export type Judged = {
  values: Values
  /** The options of the values' sources, by source. */
  options: Readonly<Record<string, readonly OptionItem[]>>
}

/**
 * Validates data by the rules of a document as the browser does, with the caller's sources and rights and the server's
 * clock. Throws 1001 with every wrong place. `stored`: the entry that a correction changes. Rich text is sanitized
 * first, so that mere tags do not count as an answer. `asked`: the top-level fields for which the caller is
 * responsible, all if left out; fields of others were validated when they entered them, with their sources and at that
 * time.
 */
export async function judge(
  ctx: Ctx,
  document: FormDocument,
  given: Values,
  stored?: Values,
  asked: (model: string) => boolean = () => true,
): Promise<Judged> {
  const form = compile(document)
  const keys = needsOf(form).flatMap((need) => (need.kind === 'options' ? [need.source] : []))
  const readOptions = (await readSources(ctx, keys)) as Record<string, readonly OptionItem[]>
  // A source that no longer exists has no options.
  const options = Object.fromEntries(keys.map((key) => [key, readOptions[key] ?? []]))
  const allowed = ({ id, operation }: Permission) => can(ctx.user, id, operation)
  const read = document.config.outputString === true ? { ...given, ...unmarked(given, stored) } : given
  const input = cleaned(document, stored ? withKept(form.top, read, stored, allowed) : read)
  const now = localTime(ctx.now, ctx.services.database.timezone)
  const { issues, needs, values } = validate(document, input, { options, allowed, now, ...(stored && { stored }) })
  const errors = issues.filter(({ level, path }) => level === 'error' && asked(String(path[0])))
  if (errors.length === 0 && needs.length === 0) return { values, options }
  return fail('BadInput', {
    data: errors
      .slice(0, SHOWN)
      .map((issue) => ({ path: ['data', ...issue.path].join('.'), message: issueText(ctx.lang, issue) })),
  })
}

/** The same data with its rich text sanitized, so that stored values are safe in every list, export and print. */
const cleaned = (document: FormDocument, values: Values): Values =>
  eachValue(document, values).reduce<Json>(
    (all, { field, value, path }) =>
      field.kind === 'html' && typeof value === 'string' ? withValue(all, path, cleanHtml(value)) : all,
    values as Json,
  ) as Values

/**
 * Removes the marker of marked texts; stored values have been unmarked before. The result was not sanitized with the
 * request, so it must be sanitized.
 */
function unmarked(given: Values, stored: Values = {}): Values {
  const changedEntries = Object.entries(given).filter(
    ([model, value]) => !Object.hasOwn(stored, model) || stored[model] !== value,
  )
  return visibleIn(decodeStrings(Object.fromEntries(changedEntries))) as Values
}

type Allowed = (permission: Permission) => boolean

/**
 * Values that a correction keeps: a sensitive value that is sent masked, and fields that a user without their right
 * does not send. Rows are identified by their key.
 */
function withKept(scope: Scope, given: Values, stored: Values, allowed: Allowed): Values {
  const result: Record<string, Json | undefined> = { ...given }
  for (const [model, field] of scope.byModel) {
    const was = Object.hasOwn(stored, model) ? stored[model] : undefined
    if (was === undefined) continue
    const value = Object.hasOwn(given, model) ? given[model] : undefined
    if (isKept(field, value, was, allowed)) result[model] = was
    else if (field.rows && isList(value) && isList(was)) result[model] = rowsKept(field.rows, value, was, allowed)
  }
  return result
}

function isKept(field: CompiledField, value: Json | undefined, was: Json, allowed: Allowed): boolean {
  if (value === undefined) return field.permission !== undefined && !allowed(field.permission)
  return isSensitive(field.field) && value === maskOf(was)
}

const rowsKept = (scope: Scope, rows: readonly Json[], was: readonly Json[], allowed: Allowed): Json[] =>
  rows.map((row, at) => {
    if (!isObject(row)) return row
    const storedRow = was.find((each) => isObject(each) && each.key !== undefined && each.key === row.key) ?? was[at]
    return isObject(storedRow) ? (withKept(scope, row, storedRow, allowed) as Json) : row
  })
