import { createContext, useContext } from 'react';

/** What an operator sets and a page shows. The server passes any part of it to the render bundle. */
export interface SiteConfig {
  siteName: string;
  /** Origin of links in documents; empty: relative. */
  origin: string;
  supportEmail: string | null;
  liveChatUrl: string | null;
  /** Whether the figures on the home page are examples, the operator's own, or counted. */
  siteStats: 'example' | 'stated' | 'live';
  /** Whether the operator stands for an answer within 24 hours on business days. */
  promisesReply: boolean;
  /** No money moves: the test checkout stands in for a provider, or the provider's own test mode. */
  testPayments: boolean;
  /** The built-in test checkout: what happens at a provider can be pressed here. */
  testCheckout: boolean;
  /** Whether the server has postings to recommend. */
  recommendations: boolean;
  /** Whether points and challenges are kept. */
  challenges: boolean;
  /** Whether something can be bought here. */
  payments: boolean;
  /** Whether there are postings to send weekly alerts about. */
  jobAlerts: boolean;
  /** Whether applications are kept, with their interviews counted. */
  tracking: boolean;
  /** The e-mail screens ask nobody to sign in: for trying out on one's own machine. */
  emailAdminOpen: boolean;
  /** A language model that a person may switch on; `host` null: on the server's own machine. */
  model?: { name: string; host: string | null; on: boolean };
  refundDays: number;
  retentionHours: number;
  /** Legal facts only an operator knows; absent ones are shown as not filled in. */
  operator: { name: string | null; address: string | null; email: string | null };
}

export const defaultConfig: SiteConfig = {
  siteName: 'Resume Tailor',
  origin: '',
  supportEmail: null,
  liveChatUrl: null,
  siteStats: 'example',
  promisesReply: false,
  testPayments: true,
  testCheckout: true,
  recommendations: false,
  challenges: false,
  payments: false,
  jobAlerts: false,
  tracking: false,
  emailAdminOpen: false,
  refundDays: 7,
  retentionHours: 48,
  operator: { name: null, address: null, email: null },
};

const ConfigContext = createContext<SiteConfig>(defaultConfig);
export const SiteConfigProvider = ConfigContext.Provider;

export function useSiteConfig(): SiteConfig {
  return useContext(ConfigContext);
}
