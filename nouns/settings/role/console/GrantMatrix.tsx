import { useMenuTitle } from '@shouya/console/app/host/useMenuTitle.ts'
import { Checkbox } from 'antd'
import { useTranslation } from 'react-i18next'
import GrantRow, { type Tick } from './GrantRow.tsx'
import { type Draft, wantedOf } from './grantDraft.ts'
import type { RoleMenu } from './roleList.ts'

type Props = {
  groups: RoleMenu['groups']
  draft: Draft
  word: (operation: string) => string
  mayGive: (permission: string, operation: string) => boolean
  disabled: boolean
  onTick: Tick
}

/** Permissions under the groups of the menu, each a row of boxes. */
export default function GrantMatrix({ groups, draft, word, mayGive, disabled, onTick }: Props) {
  const { t } = useTranslation()
  const titleOf = useMenuTitle()
  return groups.map((group) => {
    const title = group.id === null ? t('role.other') : titleOf(group)
    const all = group.permissions.reduce((sum, { operations }) => sum + operations.length, 0)
    const on = group.permissions.reduce((sum, permission) => sum + wantedOf(draft, permission).length, 0)
    return (
      <section key={group.id ?? 0} className="grant-group">
        <h2>
          <Checkbox
            aria-label={t('role.allOf', { name: title })}
            disabled={disabled}
            checked={on === all}
            indeterminate={on > 0 && on < all}
            onChange={({ target }) => onTick(group.permissions, 'all', target.checked)}
          >
            {title}
          </Checkbox>
          <small>
            {on} / {all}
          </small>
        </h2>
        {group.permissions.map((permission) => (
          <GrantRow
            key={permission.permission_id}
            permission={permission}
            wanted={wantedOf(draft, permission)}
            word={word}
            mayGive={mayGive}
            disabled={disabled}
            onTick={onTick}
          />
        ))}
      </section>
    )
  })
}
