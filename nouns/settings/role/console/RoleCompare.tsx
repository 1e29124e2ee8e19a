import { Checkbox, Drawer, Select, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import '@shouya/console/ui/settings.css'
import { useRead } from '@shouya/console/api/useRead.ts'
import { useMenuTitle } from '@shouya/console/app/host/useMenuTitle.ts'
import { label } from '@shouya/console/i18n/label.ts'
import { useLanguage } from '@shouya/console/i18n/language.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { useIsPhone } from '@shouya/console/ui/useIsPhone.ts'
import { keepPermissions } from './grantFilter.ts'
import { type Permission, type RoleMenu, type RoleRow, roleName } from './roleList.ts'
import { useOperationWord } from './useOperationWord.ts'

/** The grants of two roles side by side. */
export default function RoleCompare({ row, onClose }: { row: RoleRow; onClose: () => void }) {
  const { t } = useTranslation()
  const phone = useIsPhone()
  const lang = useLanguage((state) => state.lang)
  const [open, setOpen] = useState(true)
  const [first, setFirst] = useState(row.id)
  const [second, setSecond] = useState<number>()
  const [different, setDifferent] = useState(true)
  const { data: roles } = useRead('Role/GetRoleList', {}, { staleTime: 5 * 60_000 })
  const firstMenu = useRead('Menu/GetRoleMenu', { role_id: first })
  const secondMenu = useRead('Menu/GetRoleMenu', { role_id: second ?? 0 }, { enabled: second !== undefined })
  const options = roles?.map((role) => ({ value: role.id, label: roleName(lang, role) })) ?? []
  const choice = (text: string, value: number | undefined, choose: (id: number) => void) => (
    <Select<number>
      aria-label={text}
      placeholder={text}
      value={value}
      options={options}
      showSearch={{ optionFilterProp: 'label' }}
      onChange={choose}
    />
  )
  const failed = firstMenu.error ? firstMenu : secondMenu.error ? secondMenu : undefined
  return (
    <TouchSize>
      <Drawer
        title={t('role.compareTitle')}
        open={open}
        size={phone ? '100%' : 960}
        onClose={() => setOpen(false)}
        afterOpenChange={(visible) => !visible && onClose()}
      >
        <div className="grant-tools">
          {choice(t('role.first'), first, setFirst)}
          {choice(t('role.second'), second, setSecond)}
          <Checkbox checked={different} onChange={({ target }) => setDifferent(target.checked)}>
            {t('role.onlyDifferent')}
          </Checkbox>
        </div>
        {failed?.error ? (
          <Failure error={failed.error} onRetry={failed.refetch} />
        ) : firstMenu.isFetching || secondMenu.isFetching ? (
          <Skeleton active paragraph={{ rows: 10 }} />
        ) : (
          firstMenu.data &&
          secondMenu.data && <Sides first={firstMenu.data} second={secondMenu.data} different={different} />
        )}
      </Drawer>
    </TouchSize>
  )
}

function Sides({ first, second, different }: { first: RoleMenu; second: RoleMenu; different: boolean }) {
  const { t } = useTranslation()
  const lang = useLanguage((state) => state.lang)
  const titleOf = useMenuTitle()
  const word = useOperationWord(first)
  const other = new Map(
    second.groups.flatMap(({ permissions }) => permissions).map((permission) => [permission.permission_id, permission]),
  )
  const pair = (permission: Permission) =>
    [permission.granted, other.get(permission.permission_id)?.granted ?? []] as const
  const differs = (permission: Permission) => {
    const [here, there] = pair(permission)
    return here.join() !== there.join()
  }
  const groups = keepPermissions(first.groups, (permission) =>
    different ? differs(permission) : pair(permission).some((side) => side.length > 0),
  )
  if (groups.length === 0) return <p className="ui-note">{t('role.same')}</p>
  const side = (mine: readonly string[], theirs: readonly string[]) =>
    mine.length === 0
      ? t('role.none')
      : mine.map((operation) => (
          <span key={operation} className={theirs.includes(operation) ? 'grant-tag' : 'grant-tag grant-only'}>
            {word(operation)}
            {!theirs.includes(operation) && <span className="sr-only"> {t('role.differs')}</span>}
          </span>
        ))
  return (
    <table className="grant-compare">
      <thead>
        <tr>
          <th>{t('role.permission')}</th>
          <th>{roleName(lang, first)}</th>
          <th>{roleName(lang, second)}</th>
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.id ?? 0}>
          <tr>
            <th colSpan={3} scope="rowgroup">
              {group.id === null ? t('role.other') : titleOf(group)}
            </th>
          </tr>
          {group.permissions.map((permission) => {
            const [here, there] = pair(permission)
            return (
              <tr key={permission.permission_id}>
                <th scope="row">{label(lang, permission.name_cn, permission.name_hk, permission.name_us)}</th>
                <td>{side(here, there)}</td>
                <td>{side(there, here)}</td>
              </tr>
            )
          })}
        </tbody>
      ))}
    </table>
  )
}
