import { call } from '@shouya/console/api/call.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { useConfirm } from '@shouya/console/ui/useConfirm.ts'
import { useRemove } from '@shouya/console/ui/useRemove.ts'
import { useTranslation } from 'react-i18next'
import { checkItem } from '../noun.ts'
import type { ItemRow } from './itemList.ts'

const { on, off } = checkItem.states.codes

/** What is done with one item at once: on and off, up and down, away. */
export function useItemActions() {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const enable = useAction('CheckItem/Enable')
  const sort = useAction('CheckItem/Sort')
  const remove = useRemove('CheckItem/Delete')

  const turn = (row: ItemRow) => {
    const status = row.status === on ? off : on
    const ask = status === on ? 'checkItem.enableAsk' : 'checkItem.disableAsk'
    confirm({ title: t(ask, { name: row.content }), danger: status === off }, () =>
      enable.mutateAsync({ id: row.id, version: row.version, status }),
    )
  }
  /** Among those of its scene, whatever the list shows of them. */
  const move = async (row: ItemRow, by: -1 | 1) => {
    const { rows } = await call('CheckItem/GetPageList', { scene: row.scene, pagesize: 200 })
    const ids = rows.filter(({ mine }) => mine).map(({ id }) => id)
    const from = ids.indexOf(row.id)
    const to = from + by
    if (from < 0 || to < 0 || to >= ids.length) return
    ids.splice(to, 0, ...ids.splice(from, 1))
    await sort.mutateAsync({ ids }).catch(() => undefined)
  }
  const drop = (row: ItemRow) => remove(row, { title: t('checkItem.deleteAsk') })
  return { turn, move, drop }
}
