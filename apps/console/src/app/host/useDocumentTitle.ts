import { useEffect } from 'react'
import { usePublic } from '../../api/usePublic.ts'

/** `{platform name} | {page}` (spec 000 section 1). */
export function useDocumentTitle(page: string): void {
  const platform = usePublic()?.platform_name
  useEffect(() => {
    document.title = platform ? `${platform} | ${page}` : page
  }, [platform, page])
}
