import { useMayCall } from '@shouya/console/api/can.ts'
import { usePublic } from '@shouya/console/api/usePublic.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import { Skeleton } from 'antd'
import DesignForm from './DesignForm.tsx'
import type { FormRecord } from './formList.ts'

type Props = {
  /** null: a new one; undefined while it is read. */
  form: FormRecord | null | undefined
  onMade?: (id: number) => void
}

/** Reads what the designer has to know of the console before it opens. */
export default function DesignBench({ form, onMade }: Props) {
  const sources = useRead('CustomForm/GetSourceList', {}, { staleTime: 5 * 60_000 })
  const uploadOrigins = usePublic()?.upload_origins
  const mayRead = useMayCall()('Role/GetRoleList')
  const { data: roles = mayRead ? undefined : [] } = useRead('Role/GetRoleList', {}, { enabled: mayRead })
  if (sources.error) return <Failure error={sources.error} onRetry={sources.refetch} />
  if (form === undefined || !sources.data || !roles || !uploadOrigins)
    return <Skeleton active paragraph={{ rows: 12 }} />
  return <DesignForm form={form} sources={sources.data} roles={roles} uploadOrigins={uploadOrigins} onMade={onMade} />
}
