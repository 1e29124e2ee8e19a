import { App } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../api/useAction.ts'
import type { RowAction } from '../ui/RowActions.tsx'
import { useConfirm } from '../ui/useConfirm.ts'
import { type DraftRow, nameIn, pathOf, type Versioned } from './versioned.ts'

type Does<N extends Versioned> = {
  [K in 'design' | 'publish' | 'open' | 'settings' | 'copy']: (row: DraftRow<N>) => void
} & {
  /** The text of the confirmation to disable; undefined cancels it. */
  disableSays: (row: DraftRow<N>) => ReactNode | Promise<ReactNode | undefined>
  enableSays: string
  /** False cancels a deletion before it is confirmed. */
  mayDelete: (row: DraftRow<N>) => Promise<boolean>
}

/**
 * The actions on a draft in three groups: design, versions, state. The state hides an action that makes no sense; a missing
 * right only disables it.
 */
export function useDraftActions<N extends Versioned>(noun: N, does: Does<N>) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const confirm = useConfirm()
  const done = () => message.success(t('common.done'))
  const disable = useAction(pathOf(noun, 'Disable'), { onSuccess: done })
  const enable = useAction(pathOf(noun, 'Enable'), { onSuccess: done })
  const remove = useAction(pathOf(noun, 'Delete'), { onSuccess: () => message.success(t('common.deleted')) })

  const when = (row: DraftRow, move: DraftRow['allowed'][number], action: RowAction) =>
    row.allowed.includes(move) ? [action] : []
  const seen = ({ id, version }: DraftRow) => ({ id, version })
  const save = pathOf(noun, 'Save')

  const askDisable = async (row: DraftRow<N>) => {
    const content = await does.disableSays(row)
    if (content === undefined) return
    confirm({ title: t('versions.disableAsk', { name: nameIn(row) }), content, danger: true }, () =>
      disable.mutateAsync(seen(row)),
    )
  }
  const askDelete = async (row: DraftRow<N>) => {
    if (await does.mayDelete(row))
      confirm({ title: t('versions.deleteAsk', { name: nameIn(row) }), danger: true }, () =>
        remove.mutateAsync(seen(row)),
      )
  }
  return {
    drawn: (row: DraftRow<N>): RowAction[] => [
      { text: t('versions.design'), path: save, body: { id: row.id }, onClick: () => does.design(row) },
      ...when(row, 'publish', {
        text: t('versions.publish'),
        path: pathOf(noun, 'Publish'),
        onClick: () => does.publish(row),
      }),
    ],
    kept: (row: DraftRow<N>): RowAction[] => [
      { text: t('versions.versions'), path: pathOf(noun, 'GetVersionList'), onClick: () => does.open(row) },
      { text: t('versions.settings'), path: save, body: { id: row.id }, onClick: () => does.settings(row) },
      { text: t('versions.copy'), path: pathOf(noun, 'Copy'), onClick: () => does.copy(row) },
    ],
    switched: (row: DraftRow<N>): RowAction[] => [
      ...when(row, 'disable', {
        text: t('versions.disable'),
        path: pathOf(noun, 'Disable'),
        danger: true,
        onClick: () => void askDisable(row),
      }),
      ...when(row, 'enable', {
        text: t('versions.enable'),
        path: pathOf(noun, 'Enable'),
        onClick: () =>
          confirm(
            {
              title: t('versions.enableAsk', { name: nameIn(row) }),
              content: does.enableSays,
              danger: false,
            },
            () => enable.mutateAsync(seen(row)),
          ),
      }),
      ...when(row, 'delete', {
        text: t('ui.delete'),
        path: pathOf(noun, 'Delete'),
        danger: true,
        onClick: () => void askDelete(row),
      }),
    ],
  }
}
