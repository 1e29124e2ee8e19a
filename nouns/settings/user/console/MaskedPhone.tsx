import { EyeOutlined } from '@ant-design/icons'
import { useAction } from '@shouya/console/api/useAction.ts'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** A masked number with the way to the whole one; each look is logged. */
export default function MaskedPhone({ id, phone }: { id: number; phone: string }) {
  const { t } = useTranslation()
  const [whole, setWhole] = useState<string>()
  const reveal = useAction('User/Reveal', { onSuccess: (data) => setWhole(data.phone) })
  if (whole || !phone.includes('*')) return whole ?? phone
  return (
    <>
      {phone}{' '}
      <OperationButton
        path="User/Reveal"
        type="link"
        size="small"
        icon={<EyeOutlined aria-hidden="true" />}
        loading={reveal.isPending}
        title={t('user.revealHint')}
        onClick={() => reveal.mutate({ id })}
      >
        {t('user.reveal')}
      </OperationButton>
    </>
  )
}
