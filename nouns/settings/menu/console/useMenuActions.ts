import { refresh } from '@shouya/console/api/queryClient.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { confirmSession } from '@shouya/console/app/host/session.ts'
import { useLanguage } from '@shouya/console/i18n/language.ts'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useConfirm } from '@shouya/console/ui/useConfirm.ts'
import { useIsPhone } from '@shouya/console/ui/useIsPhone.ts'
import { useRemove } from '@shouya/console/ui/useRemove.ts'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { menuType } from '../rules.ts'
import { type MenuRow, menuTitle, type Place, step, toBody } from './menuRows.ts'

type Doors = { edit: (row: MenuRow) => void; addBelow: (row: MenuRow) => void }

/** The actions on an entry. After each change the console reloads its own menu. */
export function useMenuActions(rows: readonly MenuRow[], { edit, addBelow }: Doors) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const confirm = useConfirm()
  const phone = useIsPhone()
  const lang = useLanguage((state) => state.lang)
  const follow = () => void confirmSession()
  const save = useAction('Menu/Save', {
    onSuccess: () => {
      void message.success(t('common.saved'))
      follow()
    },
  })
  const remove = useRemove('Menu/Delete')
  // Somebody else has moved an entry: load the current state.
  const sort = useAction('Menu/Sort', { onSuccess: follow, onError: () => void refresh('Menu') })

  const move = (row: MenuRow, place: Place | undefined) => {
    if (!place || sort.isPending) return
    const name = menuTitle(lang, row)
    sort.mutate({ id: row.id, ...place }, { onSuccess: () => void message.success(t('menu.moved', { name })) })
  }
  const change = (row: MenuRow, more: Partial<MenuRow>) =>
    save.mutateAsync(toBody({ ...row, ...more })).catch(() => undefined)

  const actions = (row: MenuRow): RowAction[] => {
    const name = menuTitle(lang, row)
    const off = row.status === 0
    const list: (RowAction | false)[] = [
      { text: t('ui.edit'), path: 'Menu/Save', body: { id: row.id }, onClick: () => edit(row) },
      row.menu_type === menuType.group && {
        text: t('menu.addChild'),
        path: 'Menu/Save',
        onClick: () => addBelow(row),
      },
      // On a wide screen the arrows have their own column.
      ...([-1, 1] as const).map(
        (by) =>
          phone &&
          step(rows, row, by) !== undefined && {
            text: by < 0 ? t('menu.moveUp') : t('menu.moveDown'),
            path: 'Menu/Sort' as const,
            onClick: () => move(row, step(rows, row, by)),
          },
      ),
      {
        text: off ? t('menu.enable') : t('menu.disable'),
        path: 'Menu/Save',
        body: { id: row.id },
        danger: !off,
        onClick: () =>
          off
            ? void change(row, { status: 1 })
            : confirm({ title: t('menu.disableAsk', { name }), content: t('menu.disableSays'), danger: true }, () =>
                change(row, { status: 0 }),
              ),
      },
      !row.is_builtin && {
        text: t('ui.delete'),
        path: 'Menu/Delete',
        danger: true,
        onClick: () =>
          remove(row, { title: t('menu.deleteAsk', { name }) }, () => {
            void message.success(t('common.deleted'))
            follow()
          }),
      },
    ]
    return list.filter((action) => action !== false)
  }
  return { actions, move, change }
}
