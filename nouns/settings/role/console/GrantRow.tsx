import { useMenuTitle } from '@shouya/console/app/host/useMenuTitle.ts'
import { label } from '@shouya/console/i18n/label.ts'
import { mark, useLanguage } from '@shouya/console/i18n/language.ts'
import { Checkbox, Tooltip } from 'antd'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Permission } from './roleList.ts'

type Props = {
  permission: Permission
  wanted: readonly string[]
  /** Words of the operations. */
  word: (operation: string) => string
  /** The operations that the user may tick here; those that are granted already may always go. */
  mayGive: (permission: string, operation: string) => boolean
  disabled: boolean
  onTick: Tick
}

/** Ticks or unticks operations of some permissions, or all that the user may give. */
export type Tick = (permissions: readonly Permission[], operations: readonly string[] | 'all', on: boolean) => void

/** One permission: its name, what it opens, and a box for each of its operations. */
function GrantRow({ permission, wanted, word, mayGive, disabled, onTick }: Props) {
  const { t } = useTranslation()
  const lang = useLanguage((state) => state.lang)
  const titleOf = useMenuTitle()
  const { permission_id, operations, granted, pages } = permission
  const name = label(lang, permission.name_cn, permission.name_hk, permission.name_us)
  const changed = (operation: string) => wanted.includes(operation) !== granted.includes(operation)
  const open = (operation: string) => granted.includes(operation) || mayGive(permission_id, operation)
  // A page that is called like its permission says nothing new.
  const others = pages.map(titleOf).filter((title) => title !== name)
  return (
    <fieldset className={operations.some(changed) ? 'grant-row grant-changed' : 'grant-row'}>
      <legend className="sr-only">{name}</legend>
      <div className="grant-name">
        <Checkbox
          aria-label={t('role.allOf', { name })}
          disabled={disabled || !operations.some(open)}
          checked={wanted.length === operations.length}
          indeterminate={wanted.length > 0 && wanted.length < operations.length}
          onChange={({ target }) => onTick([permission], 'all', target.checked)}
        >
          {name}
        </Checkbox>
        <small>
          {permission_id}
          {others.length > 0 && ` · ${t('role.opens', { pages: others.join(mark('、')) })}`}
        </small>
      </div>
      <div className="grant-boxes">
        {operations.map((operation) => {
          const box = (
            <Checkbox
              key={operation}
              className={changed(operation) ? 'grant-cell-changed' : ''}
              disabled={disabled || !open(operation)}
              checked={wanted.includes(operation)}
              onChange={({ target }) => onTick([permission], [operation], target.checked)}
            >
              {word(operation)}
              {changed(operation) && <span className="sr-only"> {t('role.changed')}</span>}
            </Checkbox>
          )
          return disabled || open(operation) ? (
            box
          ) : (
            <Tooltip key={operation} title={t('api.noPermission')}>
              {box}
            </Tooltip>
          )
        })}
      </div>
    </fieldset>
  )
}

export default memo(GrantRow)
