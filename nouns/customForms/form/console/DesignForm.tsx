import { call } from '@shouya/console/api/call.ts'
import type { DataOf } from '@shouya/console/api/path.ts'
import { useTabName } from '@shouya/console/app/host/tabs/useTabName.ts'
import { useDirty } from '@shouya/console/ui/dirty.ts'
import { useRoomBelow } from '@shouya/console/ui/useRoomBelow.ts'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import DesignSheet from './DesignSheet.tsx'
import type { FormRecord } from './formList.ts'

type Props = {
  /** null: a new one. */
  form: FormRecord | null
  sources: DataOf<'CustomForm/GetSourceList'>
  roles: DataOf<'Role/GetRoleList'>
  uploadOrigins: readonly string[]
  /** A new one has been saved. */
  onMade?: ((id: number) => void) | undefined
}

/**
 * One form in the designer, as it was when the page opened. When somebody else has saved since, the work stays: it waits as
 * a draft and can be put onto what they saved.
 */
export default function DesignForm({ form: opened, onMade, ...known }: Props) {
  const { t } = useTranslation()
  // What is drawn; another one, where somebody has taken what others saved, begins a designer of its own.
  const [form, setForm] = useState(opened)
  const [named, setNamed] = useState(opened)
  const [dirty, setDirty] = useState(false)
  const [stale, setStale] = useState(false)
  const [taking, setTaking] = useState(false)
  useDirty(dirty)
  useTabName(named?.form_name ?? t('form.unnamed'))
  const room = useRoomBelow()

  const takeLatest = async () => {
    if (!named) return
    setTaking(true)
    const latest = await call('CustomForm/Get', { id: named.id }).catch(() => undefined)
    setTaking(false)
    if (!latest) return
    setForm(latest)
    setNamed(latest)
    setStale(false)
  }
  const take = (made: FormRecord) => {
    setNamed(made)
    onMade?.(made.id)
  }
  return (
    <div className="forms-design" ref={room}>
      {stale && (
        <Alert
          banner
          type="warning"
          role="alert"
          title={t('form.stale')}
          description={t('versions.staleSays')}
          action={
            <Button loading={taking} onClick={takeLatest}>
              {t('ui.takeLatest')}
            </Button>
          }
        />
      )}
      <DesignSheet
        key={form?.version ?? 0}
        form={form}
        {...known}
        onDirty={setDirty}
        onStale={() => setStale(true)}
        onMade={take}
      />
    </div>
  )
}
