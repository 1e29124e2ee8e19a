import { applyFix } from './applyFix.ts'
import type { Applied, Command } from './command.ts'
import { add, copy, move, remove } from './commands/arrange.ts'
import { changeColumns } from './commands/columns.ts'
import { done, refuse } from './commands/editing.ts'
import { setConfig, setLabelColumns, setOption, setProperty } from './commands/setting.ts'
import { changeTable } from './commands/tableCommands.ts'
import { withKeys } from './commands/withKeys.ts'
import { emptyDocument } from './defaultConfig.ts'
import type { FormDocument } from './document.ts'
import { readDocument } from './readDocument.ts'

/**
 * Applies a command and returns the new document. Pure: the old document is not changed and shares all unchanged parts.
 * A command that cannot be done returns the old document and the reason (spec 001 section 5 for tables).
 */
export function apply(document: FormDocument, command: Command): Applied {
  switch (command.type) {
    case 'add':
      return add(document, command)
    case 'move':
      return move(document, command)
    case 'copy':
      return copy(document, command)
    case 'remove':
      return remove(document, command)
    case 'setOption':
      return setOption(document, command)
    case 'setProperty':
      return setProperty(document, command)
    case 'setConfig':
      return setConfig(document, command)
    case 'setLabelColumns':
      return setLabelColumns(document, command)
    case 'import':
      return done(withKeys(command.document), null)
    case 'reset':
      return done(emptyDocument, null)
    case 'fix':
      return fix(document, command)
    case 'all':
      return all(document, command)
    case 'addColumn':
    case 'removeColumn':
    case 'moveColumn':
    case 'setColumn':
      return changeColumns(document, command)
    default:
      return changeTable(document, command)
  }
}

/** A fix must result in a document; a fix that was made for another version of the text may not. */
function fix(document: FormDocument, command: Extract<Command, { type: 'fix' }>): Applied {
  const result = readDocument(applyFix(document, command.fix))
  return result.ok ? done(result.document, null) : refuse(document, 'edit.gone')
}

function all(document: FormDocument, { commands }: Extract<Command, { type: 'all' }>): Applied {
  let applied = done(document, null)
  for (const command of commands) {
    applied = apply(applied.document, command)
    if (applied.refused) return { ...applied, document, select: null }
  }
  return applied
}
