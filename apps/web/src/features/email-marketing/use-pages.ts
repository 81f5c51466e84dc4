import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api.ts';

export const queueKey = 'email-queue';
export const leadsKey = 'email-leads';

interface Page {
  total: number;
  nextCursor: string | null;
}

function queryOf(values: Record<string, string>): string {
  const given = Object.entries(values).filter(([, value]) => value !== '');
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

/** One page of a long list at a time; the server searches, filters and says where the next one begins. */
export function usePages<Reply extends Page>(key: string, path: `/api/${string}`) {
  const [filter, setFilter] = useState<Record<string, string>>({});
  /** Where the pages up to this one began. */
  const [places, setPlaces] = useState<string[]>([]);
  const cursor = places.at(-1) ?? '';
  const query = useQuery({
    queryKey: [key, filter, cursor],
    queryFn: () => call<Reply>(`${path}${queryOf({ ...filter, cursor })}`),
    placeholderData: keepPreviousData,
  });
  const next = query.data?.nextCursor ?? null;
  return {
    query,
    filter,
    isFiltered: Object.values(filter).some(Boolean),
    exportHref: `${path}/export${queryOf(filter)}`,
    narrow(change: Record<string, string>) {
      setFilter({ ...filter, ...change });
      setPlaces([]);
    },
    older: next ? () => setPlaces([...places, next]) : null,
    newer: places.length > 0 ? () => setPlaces(places.slice(0, -1)) : null,
  };
}
export type Pages<Reply extends Page> = ReturnType<typeof usePages<Reply>>;
