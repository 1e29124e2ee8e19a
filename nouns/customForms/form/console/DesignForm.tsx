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
  /** null: a new form. */
  form: FormRecord | null
  sources: DataOf<'CustomForm/GetSourceList'>
  roles: DataOf<'Role/GetRoleList'>
  uploadOrigins: readonly string[]
  /** Called after the first save of a new form. */
  onMade?: ((id: number) => void) | undefined
}

/**
 * One form in the designer, as it was when the page opened. If somebody else has saved it since, the work is kept as a
 * local draft and can be applied to the newer version.
 */
export default function DesignForm({ form: opened, onMade, ...known }: Props) {
  const { t } = useTranslation()
  // The form in the designer; taking over the version of somebody else starts a new designer.
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
  const take = (record: FormRecord) => {
    setNamed(record)
    onMade?.(record.id)
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
