import { Alert, App, Checkbox, Drawer, Input, Skeleton } from 'antd'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import '@shouya/console/ui/settings.css'
import { useCan, useMayCall } from '@shouya/console/api/can.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { confirmSession } from '@shouya/console/app/host/session.ts'
import { useLanguage } from '@shouya/console/i18n/language.ts'
import { useDirty } from '@shouya/console/ui/dirty.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import FoldedHistory from '@shouya/console/ui/history/FoldedHistory.tsx'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { useIsPhone } from '@shouya/console/ui/useIsPhone.ts'
import GrantFooter from './GrantFooter.tsx'
import GrantMatrix from './GrantMatrix.tsx'
import type { Tick } from './GrantRow.tsx'
import { changesOf, type Draft, rebase, tick, wantedOf } from './grantDraft.ts'
import { keepPermissions, textOf } from './grantFilter.ts'
import { type RoleRow, roleName } from './roleList.ts'
import { useOperationWord } from './useOperationWord.ts'

const untouched: Draft = new Map()
const all = { word: '', granted: false, changed: false }

/** The grants of a role as a matrix. */
export default function RoleGrants({ row, onClose }: { row: RoleRow; onClose: () => void }) {
  const { t } = useTranslation()
  const { modal, message } = App.useApp()
  const phone = useIsPhone()
  const lang = useLanguage((state) => state.lang)
  const can = useCan()
  const mayGrant = useMayCall()('Menu/AddRoleMenu')
  const [open, setOpen] = useState(true)
  const [draft, setDraft] = useState(untouched)
  const [shown, setShown] = useState(all)
  const [stale, setStale] = useState(false)
  const [sending, setSending] = useState(false)
  const { data, error, refetch, isFetchedAfterMount } = useRead(
    'Menu/GetRoleMenu',
    { role_id: row.id },
    { staleTime: 0 },
  )
  const [base, setBase] = useState(data)
  if (data !== base) {
    setBase(data)
    // After any save, the remaining changes of the user apply on top of the new grants.
    if (base && data && base.version !== data.version) {
      const left = rebase(draft, base, data)
      setDraft(left)
      setStale(left.size > 0)
    }
  }
  const word = useOperationWord(data)
  const changes = useMemo(() => (data ? changesOf(draft, data) : []), [draft, data])
  useDirty(changes.length > 0)

  const limited = data?.limited ?? true
  const mayGive = useCallback((id: string, operation: string) => !limited || can(id, operation), [limited, can])
  const onTick = useCallback<Tick>(
    (permissions, operations, on) =>
      setDraft((now) =>
        permissions.reduce((result, permission) => {
          const named = operations === 'all' ? permission.operations : operations
          const open = (each: string) => permission.granted.includes(each) || mayGive(permission.permission_id, each)
          return tick(result, permission, on ? named.filter(open) : named, on)
        }, now),
      ),
    [mayGive],
  )

  const save = useAction('Menu/AddRoleMenu', {
    refreshes: ['Role'],
    quiet: ({ name }) => name === 'Stale',
    onError: ({ name }) => name === 'Stale' && void refetch(),
    onSuccess: () => {
      void message.success(t('common.saved'))
      // The user may hold this role: menu and buttons are read again.
      void confirmSession()
    },
  })
  const send = async () => {
    if (!data) return
    const grants = changes.map(({ permission }) => ({
      permission_id: permission.permission_id,
      operations: [...wantedOf(draft, permission)],
    }))
    setSending(true)
    try {
      await save.mutateAsync({ role_id: row.id, version: data.version, grants })
      // The draft stays on the page until the saved grants have been read.
      await refetch()
    } catch {
      // The page has shown the error already.
    } finally {
      setSending(false)
    }
  }
  const leave = () => {
    if (changes.length === 0) setOpen(false)
    else
      modal.confirm({
        title: t('ui.unsavedTitle'),
        content: t('ui.unsaved'),
        okText: t('ui.discard'),
        cancelText: t('ui.stay'),
        onOk: () => setOpen(false),
      })
  }

  const changed = new Set(changes.map(({ permission }) => permission.permission_id))
  const needle = shown.word.trim().toLowerCase()
  const groups = keepPermissions(
    data?.groups ?? [],
    (permission) =>
      (!shown.granted || permission.granted.length > 0 || wantedOf(draft, permission).length > 0) &&
      (!shown.changed || changed.has(permission.permission_id)) &&
      textOf(permission, word).includes(needle),
  )
  const readOnly = !mayGrant || !data?.editable
  return (
    <TouchSize>
      <Drawer
        title={t('role.grantsOf', { name: roleName(lang, row) })}
        open={open}
        size={phone ? '100%' : 1120}
        mask={{ closable: changes.length === 0 }}
        footer={
          data?.editable && (
            <GrantFooter
              changes={changes}
              users={row.users}
              word={word}
              sending={sending}
              onUndo={() => setDraft(untouched)}
              onSave={send}
            />
          )
        }
        onClose={leave}
        afterOpenChange={(visible) => !visible && onClose()}
      >
        {error ? (
          <Failure error={error} onRetry={refetch} />
        ) : !data || !isFetchedAfterMount ? (
          <Skeleton active paragraph={{ rows: 12 }} />
        ) : (
          <>
            {!data.editable && <Alert className="ui-hint" type="info" showIcon title={t('role.readOnly')} />}
            {data.editable && data.limited && (
              <Alert className="ui-hint" type="info" showIcon title={t('role.limited')} />
            )}
            {stale && <Alert className="ui-hint" type="warning" showIcon role="alert" title={t('role.stale')} />}
            <div className="grant-tools">
              <Input.Search
                allowClear
                aria-label={t('role.search')}
                placeholder={t('role.search')}
                value={shown.word}
                onChange={({ target }) => setShown({ ...shown, word: target.value })}
              />
              <Checkbox
                checked={shown.granted}
                onChange={({ target }) => setShown({ ...shown, granted: target.checked })}
              >
                {t('role.onlyGranted')}
              </Checkbox>
              <Checkbox
                checked={shown.changed}
                onChange={({ target }) => setShown({ ...shown, changed: target.checked })}
              >
                {t('role.onlyChanged')}
              </Checkbox>
            </div>
            {groups.length === 0 && <p className="ui-note">{t('role.noMatch')}</p>}
            <GrantMatrix
              groups={groups}
              draft={draft}
              word={word}
              mayGive={mayGive}
              disabled={readOnly || sending}
              onTick={onTick}
            />
            <FoldedHistory table="role" id={row.id} />
          </>
        )}
      </Drawer>
    </TouchSize>
  )
}
