import { useEffect, useState } from 'react';

/** What a mail's address carries behind "#": it never reaches a server's log. `undefined` while unread. */
export function useMailToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const given = location.hash.slice(1);
    setToken(/^[\w-]{40,200}$/.test(given) ? given : null);
  }, []);
  return token;
}
