import { call } from '@shouya/console/api/call.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { useConfirm } from '@shouya/console/ui/useConfirm.ts'
import type { Ask } from '@shouya/console/ui/useDialog.tsx'
import { useDictWord } from '@shouya/console/ui/useDict.ts'
import { useRemove } from '@shouya/console/ui/useRemove.ts'
import { useTranslation } from 'react-i18next'
import BannerForm from './BannerForm.tsx'
import type { BannerRow } from './bannerList.ts'

type Move = BannerRow['moves'][number]

/** Begins a move of a banner: asks, or opens its form. `close` leaves a record that is gone. */
export function useBannerMoves(ask: Ask, close: () => void) {
  const { t } = useTranslation()
  const word = useDictWord()
  const confirm = useConfirm()
  const enable = useAction('Banner/Enable')
  const disable = useAction('Banner/Disable')
  const remove = useRemove('Banner/Delete')
  return (row: BannerRow, move: Move) => {
    const { id, version, title } = row
    const begin: Record<Move, () => void> = {
      edit: async () => {
        const record = await call('Banner/Get', { id })
        ask((onClose) => <BannerForm row={record} onClose={onClose} />)
      },
      enable: () =>
        confirm(
          {
            title: t('banner.enableAsk', { title }),
            content: t('banner.enableSays', {
              position: word('banner_position', String(row.position)),
              begin: row.begin_date,
              end: row.end_date,
            }),
            danger: false,
          },
          () => enable.mutateAsync({ id, version }),
        ),
      disable: () =>
        confirm({ title: t('banner.disableAsk', { title }), content: t('banner.disableSays'), danger: true }, () =>
          disable.mutateAsync({ id, version }),
        ),
      delete: () => remove(row, { title: t('banner.deleteAsk', { title }) }, close),
    }
    begin[move]()
  }
}
