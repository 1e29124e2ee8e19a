import { Alert, Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import type { DataOf } from '../../api/path.ts'
import { useDirty } from '../../app/host/dirty.ts'
import { useRoomBelow } from '../../ui/useRoomBelow.ts'
import DesignSheet from './DesignSheet.tsx'
import type { FormRecord } from './formList.ts'

type Props = {
  form: FormRecord
  sources: DataOf<'CustomForm/GetSourceList'>
  roles: DataOf<'Role/GetRoleList'>
  uploadOrigins: readonly string[]
}

/**
 * One form in the designer, as it was when the page opened. When somebody else has saved since, the work stays: it waits as
 * a draft and can be put onto what they saved.
 */
export default function DesignForm({ form: opened, ...known }: Props) {
  const { t } = useTranslation()
  const [form, setForm] = useState(opened)
  const [dirty, setDirty] = useState(false)
  const [stale, setStale] = useState(false)
  const [taking, setTaking] = useState(false)
  useDirty(dirty)
  const room = useRoomBelow()

  const takeLatest = async () => {
    setTaking(true)
    const latest = await call('CustomForm/Get', { id: form.id }).catch(() => undefined)
    setTaking(false)
    if (!latest) return
    setForm(latest)
    setStale(false)
  }
  return (
    <div className="forms-design" ref={room}>
      <header className="forms-design-head">
        <strong>{form.form_name}</strong>
        <span className="ui-note">{form.category_name}</span>
      </header>
      {stale && (
        <Alert
          banner
          type="warning"
          role="alert"
          title={t('forms.stale')}
          description={t('forms.staleSays')}
          action={
            <Button loading={taking} onClick={takeLatest}>
              {t('ui.takeLatest')}
            </Button>
          }
        />
      )}
      <DesignSheet key={form.version} form={form} {...known} onDirty={setDirty} onStale={() => setStale(true)} />
    </div>
  )
}
