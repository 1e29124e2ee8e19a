import { refresh } from '@shouya/console/api/queryClient.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { confirmSession } from '@shouya/console/app/host/session.ts'
import { useLanguage } from '@shouya/console/i18n/language.ts'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useConfirm } from '@shouya/console/ui/useConfirm.ts'
import { useIsPhone } from '@shouya/console/ui/useIsPhone.ts'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { type MenuRow, menuTitle, menuType, type Place, step, toBody } from './menuRows.ts'

type Doors = { edit: (row: MenuRow) => void; addBelow: (row: MenuRow) => void }

/** What may be done with an entry; the console's own menu follows each change. */
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
  const remove = useAction('Menu/Delete', {
    onSuccess: () => {
      void message.success(t('common.deleted'))
      follow()
    },
  })
  // Somebody else has moved something: show how it stands now.
  const sort = useAction('Menu/Sort', { onSuccess: follow, onError: () => void refresh('Menu') })

  const move = (row: MenuRow, place: Place | undefined) => {
    if (!place || sort.isPending) return
    const name = menuTitle(lang, row)
    sort.mutate({ id: row.id, ...place }, { onSuccess: () => void message.success(t('access.menu.moved', { name })) })
  }
  const change = (row: MenuRow, more: Partial<MenuRow>) =>
    save.mutateAsync(toBody({ ...row, ...more })).catch(() => undefined)

  const actions = (row: MenuRow): RowAction[] => {
    const name = menuTitle(lang, row)
    const ask = (title: string, content: string | undefined, onOk: () => Promise<unknown>) =>
      confirm({ title, content, danger: true }, onOk)
    const off = row.status === 0
    const list: (RowAction | false)[] = [
      { text: t('ui.edit'), path: 'Menu/Save', body: { id: row.id }, onClick: () => edit(row) },
      row.menu_type === menuType.group && {
        text: t('access.menu.addChild'),
        path: 'Menu/Save',
        onClick: () => addBelow(row),
      },
      // Elsewhere the arrows stand in a column of their own.
      ...([-1, 1] as const).map(
        (by) =>
          phone &&
          step(rows, row, by) !== undefined && {
            text: by < 0 ? t('access.menu.moveUp') : t('access.menu.moveDown'),
            path: 'Menu/Sort' as const,
            onClick: () => move(row, step(rows, row, by)),
          },
      ),
      {
        text: off ? t('access.menu.enable') : t('access.menu.disable'),
        path: 'Menu/Save',
        body: { id: row.id },
        danger: !off,
        onClick: () =>
          off
            ? void change(row, { status: 1 })
            : ask(t('access.menu.disableAsk', { name }), t('access.menu.disableSays'), () =>
                change(row, { status: 0 }),
              ),
      },
      !row.is_builtin && {
        text: t('ui.delete'),
        path: 'Menu/Delete',
        danger: true,
        onClick: () =>
          ask(t('access.menu.deleteAsk', { name }), undefined, () =>
            remove.mutateAsync({ id: row.id, version: row.version }),
          ),
      },
    ]
    return list.filter((one) => one !== false)
  }
  return { actions, move, change }
}
