import { useTranslation } from 'react-i18next'
import type { BodyOf, Controller } from '../api/path.ts'
import { useAction } from '../api/useAction.ts'
import { useConfirm } from './useConfirm.ts'

type Draft = { id: number; version: number; create_user_name: string | null }

/** Asks, makes the caller the author of another person's draft, and continues with it. */
export function useTakeOver(table: BodyOf<'Common/TakeOver'>['table'], refreshes: Controller) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const take = useAction('Common/TakeOver', { refreshes: [refreshes] })
  return ({ id, version, create_user_name }: Draft, goOn: () => void) =>
    confirm(
      { title: t('ui.takeOver'), content: t('ui.takeOverAsk', { name: create_user_name ?? '' }), danger: false },
      async () => {
        await take.mutateAsync({ table, id, version })
        goOn()
      },
    )
}
