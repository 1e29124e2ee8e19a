/** Calls what the host registered; what it throws rejects, whether it is asynchronous or not. */
export const attempt = async (call: () => unknown): Promise<unknown> => call()
