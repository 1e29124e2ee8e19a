import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import './forms.css'
import { useMayCall } from '@shouya/console/api/can.ts'
import { usePublic } from '@shouya/console/api/usePublic.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { useWholeWidth } from '@shouya/console/app/host/room.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import Nothing from '@shouya/console/ui/Nothing.tsx'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { useIsPhone } from '@shouya/console/ui/useIsPhone.ts'
import { useParam } from '@shouya/console/ui/useParam.ts'
import DesignForm from './DesignForm.tsx'
import { type FormRecord, formPaths } from './formList.ts'

/**
 * The designer's page (`queryFieldlist/field`): the form of the address, or a new one, which gets its name when it is
 * saved.
 */
export default function Design() {
  const { t } = useTranslation()
  const phone = useIsPhone()
  const [id, setId] = useParam('id')
  // After the first save of a new form, the same designer stays open.
  const [newId, setNewId] = useState<number>()
  useWholeWidth()
  const form = Number(id) || undefined
  if (phone) {
    return (
      <Nothing
        title={t('form.narrow')}
        action={
          <TouchSize>
            <Button onClick={() => openTab(formPaths.list)}>{t('form.toList')}</Button>
          </TouchSize>
        }
      >
        {t('form.narrowSays')}
      </Nothing>
    )
  }
  if (form && form !== newId) return <Opened key={form} id={form} />
  const take = (saved: number) => {
    setNewId(saved)
    setId(String(saved))
  }
  return <DesignBench form={null} onMade={take} />
}

function Opened({ id }: { id: number }) {
  const { data, isFetchedAfterMount, error, refetch } = useRead('CustomForm/Get', { id }, { staleTime: 0 })
  if (error && !data) return <Failure error={error} onRetry={refetch} onLeave={() => openTab(formPaths.list)} />
  // A cached record may carry an old version.
  return <DesignBench form={isFetchedAfterMount ? data : undefined} />
}

type Props = {
  /** null: a new form; undefined while it is loading. */
  form: FormRecord | null | undefined
  onMade?: (id: number) => void
}

/** Loads the data that the designer needs from the console before it opens. */
function DesignBench({ form, onMade }: Props) {
  const sources = useRead('CustomForm/GetSourceList', {}, { staleTime: 5 * 60_000 })
  const uploadOrigins = usePublic()?.upload_origins
  const mayRead = useMayCall()('Role/GetRoleList')
  const { data: roles = mayRead ? undefined : [] } = useRead('Role/GetRoleList', {}, { enabled: mayRead })
  if (sources.error) return <Failure error={sources.error} onRetry={sources.refetch} />
  if (form === undefined || !sources.data || !roles || !uploadOrigins)
    return <Skeleton active paragraph={{ rows: 12 }} />
  return <DesignForm form={form} sources={sources.data} roles={roles} uploadOrigins={uploadOrigins} onMade={onMade} />
}
