import { useAction } from '@shouya/console/api/useAction.ts'
import { withValues } from '@shouya/console/filling/withValues.ts'
import Nothing from '@shouya/console/ui/Nothing.tsx'
import type { Values } from '@shouya/forms/document'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RequestRecord } from '../requests/requestList.ts'

/**
 * The unmasked values of a request. Revealing is logged; it is needed because the form's rules reject masked values.
 */
export function useRevealed(request: RequestRecord | undefined): { values: Values | undefined; question: ReactNode } {
  const { t } = useTranslation()
  const [shown, setShown] = useState<Values>()
  const reveal = useAction('OaExamine/Reveal', {
    onSuccess: (items) => request && setShown(withValues(request.data as Values, items)),
  })
  if (!request) return { values: undefined, question: null }
  if (request.masked.length === 0) return { values: request.data as Values, question: null }
  const question = (
    <Nothing
      title={t('forms.maskedTitle')}
      action={
        <Button
          type="primary"
          className="start-reveal"
          loading={reveal.isPending}
          onClick={() => reveal.mutate({ id: request.id })}
        >
          {t('examine.reveal')}
        </Button>
      }
    >
      {t('request.maskedSays')}
    </Nothing>
  )
  return { values: shown, question }
}
