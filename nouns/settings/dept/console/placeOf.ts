type Answer = { status?: string; location?: { lon?: string | number; lat?: string | number } | null }

/** Where an address is, as the geolocation service of Tianditu says; null where it knows none. */
export async function placeOf(address: string, key: string): Promise<{ lng: number; lat: number } | null> {
  const query = new URLSearchParams({ ds: JSON.stringify({ keyWord: address }), tk: key })
  const response = await fetch(`https://api.tianditu.gov.cn/geocoder?${query}`, { signal: AbortSignal.timeout(5_000) })
  const { status, location } = (await response.json()) as Answer
  const [lng, lat] = [Number(location?.lon ?? Number.NaN), Number(location?.lat ?? Number.NaN)]
  return status === '0' && Number.isFinite(lng) && Number.isFinite(lat) ? { lng, lat } : null
}
