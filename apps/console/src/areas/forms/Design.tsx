import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import './forms.css'
import { useMayCall } from '../../api/can.ts'
import { usePublic } from '../../api/usePublic.ts'
import { useRead } from '../../api/useRead.ts'
import { openTab } from '../../app/host/tabs/tabs.ts'
import { useTabName } from '../../app/host/tabs/useTabName.ts'
import Failure from '../../ui/Failure.tsx'
import Nothing from '../../ui/Nothing.tsx'
import OperationButton from '../../ui/OperationButton.tsx'
import TouchSize from '../../ui/TouchSize.tsx'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import { useParam } from '../../ui/useParam.ts'
import DesignForm from './DesignForm.tsx'
import FormSettings from './FormSettings.tsx'
import { formPaths } from './formList.ts'

/** The designer's page (`queryFieldlist/field`): the form that the address names, or a new one by its name. */
export default function Design() {
  const { t } = useTranslation()
  const phone = useIsPhone()
  const [id, setId] = useParam('id')
  const [adding, setAdding] = useState(false)
  const form = Number(id) || undefined
  if (phone) {
    return (
      <Nothing
        title={t('forms.narrow')}
        action={
          <TouchSize>
            <Button onClick={() => openTab(formPaths.list)}>{t('forms.toList')}</Button>
          </TouchSize>
        }
      >
        {t('forms.narrowSays')}
      </Nothing>
    )
  }
  if (form) return <Opened key={form} id={form} />
  return (
    <>
      <Nothing
        title={t('forms.addTitle')}
        action={
          <OperationButton path="CustomForm/Save" type="primary" onClick={() => setAdding(true)}>
            {t('forms.add')}
          </OperationButton>
        }
      >
        {t('forms.addSays')}
      </Nothing>
      {adding && <FormSettings onSaved={(saved) => setId(String(saved))} onClose={() => setAdding(false)} />}
    </>
  )
}

function Opened({ id }: { id: number }) {
  const { data, isFetchedAfterMount, error, refetch } = useRead('CustomForm/Get', { id }, { staleTime: 0 })
  useTabName(data?.form_name)
  const sources = useRead('CustomForm/GetSourceList', {}, { staleTime: 5 * 60_000 })
  const uploadOrigins = usePublic()?.upload_origins
  const mayRead = useMayCall()('Role/GetRoleList')
  const { data: roles = mayRead ? undefined : [] } = useRead('Role/GetRoleList', {}, { enabled: mayRead })
  if (error && !data) return <Failure error={error} onRetry={refetch} />
  if (sources.error) return <Failure error={sources.error} onRetry={sources.refetch} />
  // A cached record may carry an old version.
  if (!data || !sources.data || !roles || !uploadOrigins || !isFetchedAfterMount)
    return <Skeleton active paragraph={{ rows: 12 }} />
  return <DesignForm form={data} sources={sources.data} roles={roles} uploadOrigins={uploadOrigins} />
}
