export function endPostgres(data: string): Promise<void>;
