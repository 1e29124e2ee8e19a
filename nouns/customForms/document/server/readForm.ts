import { buttonFunctions, fileFunctions } from '@shouya/contract/formFunctions'
import type { Lang } from '@shouya/contract/messages'
import type { FormDocument } from '@shouya/forms/document'
import { inspect } from '@shouya/forms/inspect'
import { parseDocument } from '@shouya/forms/parseDocument'
import type { Problem } from '@shouya/forms/problem'
import { problemText } from '@shouya/forms/problemText'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { dictionaryValues, sourceKeys } from '../../source/server/dictionary.ts'

const SHOWN = 200

export type Read = { document: FormDocument; problems: readonly Problem[] }

/** Parses a document and returns it with its problems; 1001 at `document…` if it is not a form. */
export async function readForm(ctx: Ctx, text: string): Promise<Read> {
  const parsed = parseDocument(text)
  if (!parsed.ok) return failWith(ctx.lang, parsed.problems)
  // The other problems are found again below with the sources of this server; only the parser sees duplicate keys.
  const twice = parsed.problems.filter(({ code }) => code === 'parse.duplicateKey')
  const host = {
    uploadOrigins: ctx.services.config.uploadOrigins,
    sources: await sourceKeys(ctx.db),
    values: await dictionaryValues(ctx.db, parsed.document),
    functions: buttonFunctions,
    fileFunctions,
  }
  return { document: parsed.document, problems: [...twice, ...inspect(parsed.document, host)] }
}

/** Throws 1001 at each error of the design. */
export const failWith = (lang: Lang, problems: readonly Problem[]): never =>
  fail('BadInput', {
    data: problems
      .filter(({ level }) => level === 'error')
      .slice(0, SHOWN)
      .map(({ path, code, params }) => ({
        path: ['document', ...path].join('.'),
        message: problemText(lang, { code, params }),
      })),
  })

/** Problems as output, in the caller's language. */
export const shownProblems = (lang: Lang, problems: readonly Problem[]) =>
  problems.slice(0, SHOWN).map(({ level, path, code, params, id }) => ({
    level,
    path: path.join('.'),
    message: problemText(lang, { code, params }),
    field: id ?? null,
  }))
