import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useRemove } from '@shouya/console/ui/useRemove.ts'
import { useTranslation } from 'react-i18next'

/** The action that deletes a record which was entered by mistake. */
export function useRemoval<R extends { id: number; version: number }>(
  path: 'Escort/DeleteCar' | 'Escort/DeleteCompany' | 'Escort/DeleteStaff',
  nameOf: (row: R) => string,
) {
  const { t } = useTranslation()
  const remove = useRemove(path)
  return (row: R): RowAction => ({
    text: t('ui.delete'),
    path,
    danger: true,
    onClick: () =>
      remove(row, { title: t('escort.removeAsk', { name: nameOf(row) }), content: t('escort.removeSays') }),
  })
}
