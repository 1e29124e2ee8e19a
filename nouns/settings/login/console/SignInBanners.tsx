import { useRead } from '@shouya/console/api/useRead.ts'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'

/** Not part of what everybody waits for before signing in. */
const Carousel = lazy(() => import('@shouya/console/ui/carousel/Carousel.tsx'))

/** What is published for the sign-in page today; nothing without it, or where it cannot be read. */
export default function SignInBanners({ className }: { className: string | undefined }) {
  const { t } = useTranslation()
  const { data } = useRead('Banner/GetSignInList', {}, { staleTime: 60_000 })
  if (!data || data.rows.length === 0) return null
  return (
    <div className={className}>
      <Suspense fallback={null}>
        <Carousel
          label={t('login.banners')}
          interval={data.interval_ms}
          slides={data.rows.map(({ title, alt, image, link }) => ({
            ...{ key: image + title, title, alt, image },
            href: link ?? undefined,
          }))}
        />
      </Suspense>
    </div>
  )
}
