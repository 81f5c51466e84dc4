import { Browser } from './browser.ts';
import type { Bought, Till } from './till.ts';

/** What tells the product that it was paid; after "none" only the hourly look does. */
const ways = ['redirect', 'notice', 'both', 'none'] as const;

/** Buys one thing after the other until it is over; everything begun is brought to its end. */
export async function shop(
  base: string,
  till: Till,
  number: number,
  isOver: () => boolean,
): Promise<Bought[]> {
  const bought: Bought[] = [];
  for (let n = 0; !isOver(); n += 1) {
    const browser = new Browser(base, `10.${number}.${Math.floor(n / 250)}.${n % 250}`);
    bought.push(await buyOnce(browser, till, number + n));
  }
  return bought;
}

async function buyOnce(browser: Browser, till: Till, n: number): Promise<Bought> {
  const plan = n % 5 === 4 ? 'premium' : 'basic';
  const way = ways[n % ways.length] ?? 'both';
  const resume = {
    originalContent: `Jane Doe\nCook at Initech, 2019 - 2023\n- Cooked soup for ${n} guests`,
    jobTitle: `Cook ${n}`,
    jobDescription: 'We cook soup for guests.',
  };
  const made = await browser.until<{ resume: { id: string } }>('POST', '/api/resumes', resume, [201]);
  const resumeId = made.resume.id;
  const order = { type: plan, resumeId, email: 'payer@example.com', immediateConsent: true };
  const { url } = await browser.until<{ url: string }>('POST', '/api/create-checkout-session', order, [200]);
  const session = till.sessionOf(url);
  await till.pay(browser, session, way === 'notice' || way === 'both');
  if (way === 'redirect' || way === 'both')
    await browser.until('POST', '/api/complete-payment', { sessionId: session }, [200]);
  return { session, resumeId, plan, browser };
}
