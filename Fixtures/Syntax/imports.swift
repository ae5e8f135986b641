#!/usr/bin/env swift
import Combine
import SwiftUI
@testable import Model
@preconcurrency public import Foundation
import struct Foundation.URL
import func Darwin.sin
internal import class Storage.Database.Table
